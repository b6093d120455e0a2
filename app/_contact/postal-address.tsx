import { Fragment } from "react";

import { addressLines } from "../_content/company";

/** Where the company is, line by line as on an envelope, or in one line. */
export function PostalAddress({ inOneLine = false }: { inOneLine?: boolean }) {
  if (inOneLine) return addressLines.join(", ");
  return addressLines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
