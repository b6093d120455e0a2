import { useState } from "react";

import { quoteContext } from "../../../_contact/quote-context";
import { Button, ButtonLink } from "../../../_ui/button/button";
import type { PlannedProps, PlannerProps } from "./planner-words";

/** What may be done with a plan: ask for it, pass it on, print it. */
export function PlannerActions({ words, quote, plan, load }: PlannerProps & PlannedProps) {
  const [shared, setShared] = useState("");
  const { productId, pallet, quantity = load.pieces } = plan;
  const context =
    productId === undefined
      ? quoteContext.custom(quantity, [pallet.length, pallet.depth, pallet.height])
      : quoteContext.pieces(productId, quantity);
  // Where the clipboard is closed to the page, the address bar has the link.
  const share = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setShared(words.shared),
      () => setShared(location.href),
    );
  return (
    <div className="planner__actions cluster">
      {load.pieces > 0 && (
        <ButtonLink href={`${quote}${context}`} tone="accent" arrow>
          {words.ask}
        </ButtonLink>
      )}
      <Button className="js-only" onClick={() => void share()}>
        {words.share}
      </Button>
      <Button className="js-only" onClick={() => print()}>
        {words.print}
      </Button>
      <span role="status">{shared}</span>
    </div>
  );
}
