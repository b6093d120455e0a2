import { Fragment } from "react";

import { type Address, addressLines } from "../_content/company/company";

/** Renders an address line by line as on an envelope, or in one line. */
export function PostalAddress({ address, inOneLine = false }: { address: Address; inOneLine?: boolean }) {
  const lines = addressLines(address);
  if (inOneLine) return lines.join(", ");
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));
}
