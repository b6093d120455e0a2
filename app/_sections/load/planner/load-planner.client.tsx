"use client";
import { useMemo } from "react";

import { useAddressFields } from "../../../_browser/address-fields";
import { useEarlierInput } from "../../../_browser/earlier-input";
import { useOfferedPallets } from "../../../_browser/products/use-offered-pallets";
import { useSettled } from "../../../_browser/settled";
import { inSentences } from "../../../_i18n/templates";
import { loadOf, mixedOf, planOf, usualFields } from "../../../_load/plan";
import { lineOfPlan } from "../../../_load/line-of-plan";
import { loadSentences, openTitle, toldOf } from "./load-sentences";
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
export function LoadPlanner(given: PlannerProps) {
  const [fields, write] = useAddressFields(usualFields);
  const asked = [fields.p, ...[...mixedOf(fields.x).keys()].map(String)];
  const props = { ...given, pallets: useOfferedPallets(given.pallets, asked) };
  const place = useEarlierInput<HTMLDivElement>();
  const plan = useMemo(() => planOf(fields), [fields]);
  const planned = useMemo(() => {
    const { pallet } = plan;
    const load = loadOf(plan);
    return pallet && load && { plan, pallet, load };
  }, [plan]);
  const said = planned && loadSentences(props, plan, planned.pallet, planned.load);
  const isFaulty = plan.typedFaults.length > 0;
  const told = useSettled(
    inSentences([
      planned && said ? toldOf(planned.load, said) : openTitle(props, plan),
      isFaulty ? props.words.faulty : undefined,
    ]),
  );
  return (
    <div className="planner__tool" ref={place}>
      <PlannerForm {...props} fields={fields} write={write} faults={plan.faults} />
      {planned && said ? (
        <PlannerResult {...props} {...planned} said={said} />
      ) : (
        <div className="planner__result">
          <h2 id="plan">{openTitle(props, plan)}</h2>
        </div>
      )}
      <PlannerActions {...props} line={lineOfPlan(plan, planned?.load)} isFaulty={isFaulty} />
      {planned && said && <PlannerLoads {...planned} said={said} />}
      <PlannerMixed {...props} plan={plan} text={fields.x} onText={(x) => write({ x })} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  );
}
