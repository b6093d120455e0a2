"use client";
import { useMemo, useState } from "react";

import { useAddressFields } from "../../../_client/address-fields";
import { useEarlierInput } from "../../../_client/earlier-input";
import { useOfferedPallets } from "../../../_client/use-offered-pallets";
import { useSettled } from "../../../_client/settled";
import { inSentences } from "../../../_i18n/templates";
import { loadOf, mixedOf, planOf, usualFields } from "../../../_features/load/plan";
import { lineOfPlan } from "../../../_features/load/line-of-plan";
import { loadSentences, openTitle, announcementOf } from "./load-sentences";
import { copyAddress } from "../../../_client/copy-address";
import { Added } from "../../../_features/contact/added";
import { addAddress } from "../../../_features/contact/quote-address";
import { Button, ButtonLink } from "../../../_ui/button";
import type { Line } from "../../../_features/quote/line";
import type { PlannedProps, PlannerProps } from "./planner-words";
import { PlannerForm } from "./form/planner-form";
import { SideView } from "../../../_features/load/drawing/side-view";
import { inLoads } from "../../../_features/load/full-load";
import { PlannerMixed } from "./planner-mixed";
import { PlannerResult } from "./planner-result";

interface PlannerActionsProps extends PlannerProps {
  /** The plan as a line of the quote list. */
  line: Line | undefined;
  /** Whether a field holds what it refuses. */
  isFaulty: boolean;
}

/** What may be done with a plan: put it on the quote list, pass it on, print it. */
function PlannerActions({ words, quote, line, isFaulty }: PlannerActionsProps) {
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

/** What the needed quantity is in loads: in words, and how the last one is loaded. */
function PlannerLoads({ plan, pallet, load, sentences }: PlannedProps) {
  if (!sentences.loads) return null;
  const { rest } = inLoads(plan.quantity ?? 0, load.pieces);
  return (
    <div className="planner__loads">
      <h3>{sentences.loads}</h3>
      {rest > 0 && (
        <SideView
          name="rest"
          vehicle={plan.vehicle}
          pallet={pallet}
          places={load.places}
          perStack={load.perStack}
          pieces={rest}
        />
      )}
      {sentences.missing && <p>{sentences.missing}</p>}
    </div>
  );
}

/**
 * Plans a load while its fields are changed. All of them are in the address, so a link opens the same plan in every
 * language. Of a pallet with a faulty figure there is no plan. The result is announced to screen readers
 * once, when the fields have come to rest.
 */
export function LoadPlanner(provided: PlannerProps) {
  const [fields, write] = useAddressFields(usualFields);
  const products = [fields.p, ...[...mixedOf(fields.x).keys()].map(String)];
  const props = { ...provided, pallets: useOfferedPallets(provided.pallets, products) };
  const place = useEarlierInput<HTMLDivElement>();
  const plan = useMemo(() => planOf(fields), [fields]);
  const planned = useMemo(() => {
    const { pallet } = plan;
    const load = loadOf(plan);
    return pallet && load && { plan, pallet, load };
  }, [plan]);
  const sentences = planned && loadSentences(props, plan, planned.pallet, planned.load);
  const isFaulty = plan.typedFaults.length > 0;
  const announced = useSettled(
    inSentences([
      planned && sentences ? announcementOf(planned.load, sentences) : openTitle(props, plan),
      isFaulty ? props.words.faulty : undefined,
    ]),
  );
  return (
    <div className="planner__tool" ref={place}>
      <PlannerForm {...props} fields={fields} write={write} faults={plan.faults} />
      {planned && sentences ? (
        <PlannerResult {...props} {...planned} sentences={sentences} />
      ) : (
        <div className="planner__result">
          <h2 id="plan">{openTitle(props, plan)}</h2>
        </div>
      )}
      <PlannerActions {...props} line={lineOfPlan(plan, planned?.load)} isFaulty={isFaulty} />
      {planned && sentences && <PlannerLoads {...planned} sentences={sentences} />}
      <PlannerMixed {...props} plan={plan} text={fields.x} onText={(x) => write({ x })} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
