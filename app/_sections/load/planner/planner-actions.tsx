import { useState } from "react";

import { Added } from "../../../_contact/added";
import { addAddress } from "../../../_contact/quote-address";
import { Button, ButtonLink } from "../../../_ui/button/button";
import { lineOfPlan } from "./line-of-plan";
import type { PlannedProps, PlannerProps } from "./planner-words";

/** What may be done with a plan: put it on the quote list, pass it on, print it. */
export function PlannerActions({ words, quote, plan, load }: PlannerProps & PlannedProps) {
  const [shared, setShared] = useState("");
  // Where the clipboard is closed to the page, the address bar has the link.
  const share = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setShared(words.shared),
      () => setShared(location.href),
    );
  return (
    <div className="planner__actions cluster">
      {load.pieces > 0 && (
        <ButtonLink href={addAddress(quote, lineOfPlan(plan, load))} tone="accent" arrow>
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
      <Added />
    </div>
  );
}
