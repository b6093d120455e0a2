import { useState } from "react";

import { copyAddress } from "../../../_client/copy-address";
import { Added } from "../../../_features/contact/added";
import { addAddress } from "../../../_features/contact/quote-address";
import { Button, ButtonLink } from "../../../_ui/button";
import type { Line } from "../../../_features/quote/line";
import type { PlannerProps } from "./planner-words";

interface PlannerActionsProps extends PlannerProps {
  /** The plan as a line of the quote list. */
  line: Line | undefined;
  /** Whether a field holds what it refuses. */
  isFaulty: boolean;
}

/** What may be done with a plan: put it on the quote list, pass it on, print it. */
export function PlannerActions({ words, quote, line, isFaulty }: PlannerActionsProps) {
  const [shared, setShared] = useState("");
  return (
    <div className="planner__actions cluster">
      {isFaulty && <p className="planner__fault">{words.faulty}</p>}
      {line && (
        <ButtonLink href={addAddress(quote, line)} tone="accent" arrow>
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
