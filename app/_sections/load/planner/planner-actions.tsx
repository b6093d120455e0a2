import { useState } from "react";

import { copyAddress } from "../../../_browser/clipboard/copy-address";
import { Added } from "../../../_contact/added";
import { addAddress } from "../../../_contact/quote-address";
import { Button, ButtonLink } from "../../../_ui/button/button";
import { lineOfPlan } from "./line-of-plan";
import type { PlannedProps, PlannerProps } from "./planner-words";

/** What may be done with a plan: put it on the quote list, pass it on, print it. */
export function PlannerActions({ words, quote, plan, load }: PlannerProps & PlannedProps) {
  const [shared, setShared] = useState("");
  return (
    <div className="planner__actions cluster">
      {load.pieces > 0 && (
        <ButtonLink href={addAddress(quote, lineOfPlan(plan, load))} tone="accent" arrow>
          {words.ask}
        </ButtonLink>
      )}
      <Button className="js-only" onClick={() => void copyAddress(words.shared).then(setShared)}>
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
