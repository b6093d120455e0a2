import { useState } from "react";

import { quoteContext } from "../../_contact/quote-context";
import type { PalletGeometry } from "../../_content/products";
import { Button, ButtonLink } from "../../_ui/button/button";
import { TextLink } from "../../_ui/text-link/text-link";
import type { SizeProps } from "./size-words";

interface SizeActionsProps extends SizeProps {
  geometry: PalletGeometry;
  quantity: number | undefined;
  /** Whether it is another pallet than the one that the page begins with. */
  isAsked: boolean;
}

/** What may be done with a pallet: ask for it, load it, pass it on, print it. */
export function SizeActions({ words, quote, planner, geometry, quantity = 1, isAsked }: SizeActionsProps) {
  const [shared, setShared] = useState("");
  const { length, depth, height, mass } = geometry;
  const context = isAsked
    ? quoteContext.custom(quantity, [length, depth, height])
    : quoteContext.pieces("custom", quantity);
  // Where the clipboard is closed to the page, the address bar has the link.
  const share = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setShared(words.actions.shared),
      () => setShared(location.href),
    );
  return (
    <div className="size__actions cluster">
      <ButtonLink href={`${quote}${context}`} tone="accent" arrow>
        {words.actions.ask}
      </ButtonLink>
      <Button className="js-only" onClick={() => void share()}>
        {words.actions.share}
      </Button>
      <Button className="js-only" onClick={() => print()}>
        {words.actions.print}
      </Button>
      <TextLink href={`${planner}?p=own&l=${length}&w=${depth}&h=${height}&k=${mass}`}>
        {words.actions.load}
      </TextLink>
      <span role="status">{shared}</span>
    </div>
  );
}
