import { useState } from "react";

import { copyAddress } from "../../../_client/copy-address";
import { Added } from "../../../_features/contact/added";
import { addAddress } from "../../../_features/contact/quote-address";
import { Button, ButtonLink } from "../../../_ui/button";
import { type CutRead, lineOfCut } from "./cut-fields";
import type { CutProps } from "./cut-words";

/** What may be done with blocks: put them on the quote list, pass their size on. */
export function CutActions({ words, quote, read }: Pick<CutProps, "words" | "quote"> & { read: CutRead }) {
  const [shared, setShared] = useState("");
  return (
    <div className="block-cutting__actions cluster">
      <ButtonLink href={addAddress(quote, lineOfCut(read))} tone="accent" size="large" arrow>
        {words.add}
      </ButtonLink>
      <Button className="js-only" onClick={() => void copyAddress(words.shared).then(setShared)}>
        {words.share}
      </Button>
      <span role="status">{shared}</span>
      <Added />
    </div>
  );
}
