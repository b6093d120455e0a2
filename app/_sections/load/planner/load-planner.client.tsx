"use client";
import { useMemo } from "react";

import { useAddressFields } from "../../../_client/address-fields";
import { useEarlierInput } from "../../../_client/earlier-input";
import { useOfferedPallets } from "../../../_client/use-offered-pallets";
import { useSettled } from "../../../_client/settled";
import { inSentences } from "../../../_i18n/templates";
import { loadOf, mixedOf, planOf, usualFields } from "../../../_features/load/plan";
import { lineOfPlan } from "../../../_features/load/line-of-plan";
import { loadSentences, openTitle, announcementOf } from "./load-sentences";
import { PlannerActions } from "./planner-actions";
import { PlannerForm } from "./form/planner-form";
import { PlannerLoads } from "./planner-loads";
import { PlannerMixed } from "./planner-mixed";
import { PlannerResult } from "./planner-result";
import type { PlannerProps } from "./planner-words";

/**
 * Plans a load while its fields are changed. All of them are in the address, so a link opens the same plan in every
 * language. Of a pallet with a faulty figure there is no plan. The result is told to screen readers once, when the fields have come to rest.
 */
export function LoadPlanner(provided: PlannerProps) {
  const [fields, write] = useAddressFields(usualFields);
  const requested = [fields.p, ...[...mixedOf(fields.x).keys()].map(String)];
  const props = { ...provided, pallets: useOfferedPallets(provided.pallets, requested) };
  const place = useEarlierInput<HTMLDivElement>();
  const plan = useMemo(() => planOf(fields), [fields]);
  const planned = useMemo(() => {
    const { pallet } = plan;
    const load = loadOf(plan);
    return pallet && load && { plan, pallet, load };
  }, [plan]);
  const reported = planned && loadSentences(props, plan, planned.pallet, planned.load);
  const isFaulty = plan.typedFaults.length > 0;
  const announced = useSettled(
    inSentences([
      planned && reported ? announcementOf(planned.load, reported) : openTitle(props, plan),
      isFaulty ? props.words.faulty : undefined,
    ]),
  );
  return (
    <div className="planner__tool" ref={place}>
      <PlannerForm {...props} fields={fields} write={write} faults={plan.faults} />
      {planned && reported ? (
        <PlannerResult {...props} {...planned} reported={reported} />
      ) : (
        <div className="planner__result">
          <h2 id="plan">{openTitle(props, plan)}</h2>
        </div>
      )}
      <PlannerActions {...props} line={lineOfPlan(plan, planned?.load)} isFaulty={isFaulty} />
      {planned && reported && <PlannerLoads {...planned} reported={reported} />}
      <PlannerMixed {...props} plan={plan} text={fields.x} onText={(x) => write({ x })} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
