import { useState } from "react";

import { copyAddress } from "../../_client/copy-address";
import { Added } from "../../_features/contact/added";
import { addAddress } from "../../_features/contact/quote-address";
import type { PalletGeometry } from "../../_content/products";
import { ownSearch } from "../../_features/load/plan";
import type { Line } from "../../_features/quote/line";
import { Button, ButtonLink } from "../../_ui/button";
import { TextLink } from "../../_ui/text-link";
import type { SizeProps } from "./size-words";

interface SizeActionsProps extends SizeProps {
  geometry: PalletGeometry;
  /** The pallet as a line of the quote list. */
  line: Line | undefined;
  /** Whether a field holds what it refuses, and whether one does that the drawing needs. */
  isFaulty: boolean;
  isDrawn: boolean;
}

/** What may be done with a pallet: put it on the quote list, load it, pass it on, print it. */
export function SizeActions({ words, quote, planner, geometry, ...requested }: SizeActionsProps) {
  const [shared, setShared] = useState("");
  const { line, isFaulty, isDrawn } = requested;
  return (
    <div className="size__actions cluster">
      {isFaulty && <p className="size__fault">{words.faulty}</p>}
      {line && (
        <ButtonLink href={addAddress(quote, line)} tone="accent" arrow>
          {words.actions.add}
        </ButtonLink>
      )}
      {!line && !isFaulty && (
        <Button className="js-only" tone="accent" onClick={() => document.getElementById("size-q")?.focus()}>
          {words.actions.quantityFirst}
        </Button>
      )}
      <Button className="js-only" onClick={() => void copyAddress(words.actions.shared).then(setShared)}>
        {words.actions.share}
      </Button>
      <Button className="js-only" onClick={() => print()}>
        {words.actions.print}
      </Button>
      {isDrawn && <TextLink href={planner + ownSearch(geometry)}>{words.actions.load}</TextLink>}
      <span role="status">{shared}</span>
      <Added />
    </div>
  );
}
