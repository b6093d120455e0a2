import { useState } from "react";

import { copyAddress } from "../../../_client/copy-address";
import { tonnes } from "../../../_i18n/figures";
import { fill } from "../../../_i18n/templates";
import { Added } from "../../../_features/contact/added";
import { addAddress } from "../../../_features/contact/quote-address";
import type { Line } from "../../../_features/quote/line";
import { Button, ButtonLink } from "../../../_ui/button";
import { DataList } from "../../../_ui/data-list";
import { MassBar } from "./mass-bar";
import type { LoadFacts, PlannerProps } from "./planner-words";
import "./planner-foot.css";

interface LoadSumProps extends PlannerProps {
  /** kg */
  mass: number;
  payload: number;
  /** How the mass comes about. */
  formula?: string;
  isTooHeavy: boolean;
  facts: LoadFacts;
}

/** The mass of a load against the payload, and what else is to be known of it. */
export function LoadSum({ locale, words, mass, payload, formula, isTooHeavy, facts }: LoadSumProps) {
  const ofPayload = fill(words.ofPayload, { payload: tonnes(locale, payload) });
  return (
    <>
      <div className="planner-foot__mass">
        <h3>{words.facts.mass}</h3>
        <p className="planner-foot__tonnes">
          <strong>{fill(words.massValue, { total: tonnes(locale, mass) })}</strong> <span>{ofPayload}</span>
        </p>
        <MassBar mass={mass} payload={payload} />
        {formula && <p className="planner-foot__note">{formula}</p>}
        {isTooHeavy && (
          <p className="planner__fault">{fill(words.overPayload, { payload: tonnes(locale, payload) })}</p>
        )}
      </div>
      <DataList rows={facts} />
    </>
  );
}

interface PlannerActionsProps extends PlannerProps {
  /** The plan as lines of the quote list. */
  lines: readonly Line[];
  /** Whether a field holds what it refuses. */
  isFaulty: boolean;
}

/** What may be done with a plan: put it on the quote list, pass it on, print it. */
export function PlannerActions({ words, quote, lines, isFaulty }: PlannerActionsProps) {
  const [shared, setShared] = useState("");
  return (
    <div className="planner-foot__actions cluster">
      {isFaulty && <p className="planner__fault">{words.faulty}</p>}
      {lines.length > 0 && (
        <ButtonLink href={addAddress(quote, ...lines)} tone="accent" arrow>
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
