import { useState } from "react";

import { copyAddress } from "../../_browser/clipboard/copy-address";
import { Added } from "../../_contact/added";
import { addAddress } from "../../_contact/quote-address";
import type { PalletGeometry } from "../../_content/products";
import type { Line } from "../../_quote/line";
import { Button, ButtonLink } from "../../_ui/button/button";
import { TextLink } from "../../_ui/text-link/text-link";
import type { SizeProps } from "./size-words";

interface SizeActionsProps extends SizeProps {
  geometry: PalletGeometry;
  /** The pallet as a line of the quote list. */
  line: Line;
}

/** What may be done with a pallet: put it on the quote list, load it, pass it on, print it. */
export function SizeActions({ words, quote, planner, geometry, line }: SizeActionsProps) {
  const [shared, setShared] = useState("");
  const { length, depth, height, mass } = geometry;
  return (
    <div className="size__actions cluster">
      <ButtonLink href={addAddress(quote, line)} tone="accent" arrow>
        {words.actions.add}
      </ButtonLink>
      <Button className="js-only" onClick={() => void copyAddress(words.actions.shared).then(setShared)}>
        {words.actions.share}
      </Button>
      <Button className="js-only" onClick={() => print()}>
        {words.actions.print}
      </Button>
      <TextLink href={`${planner}?p=own&l=${length}&w=${depth}&h=${height}&k=${mass}`}>
        {words.actions.load}
      </TextLink>
      <span role="status">{shared}</span>
      <Added />
    </div>
  );
}
