"use client";
import { useMemo } from "react";

import { useAddressFields } from "../../../_browser/address-fields";
import { useEarlierInput } from "../../../_browser/earlier-input";
import { useOfferedPallets } from "../../../_browser/products/use-offered-pallets";
import { useSettled } from "../../../_browser/settled";
import { fullLoad } from "../../../_load/full-load";
import { mixedOf, planOf, usualFields } from "../../../_load/plan";
import { loadSentences } from "./load-sentences";
import { PlannerActions } from "./planner-actions";
import { PlannerForm } from "./form/planner-form";
import { PlannerLoads } from "./planner-loads";
import { PlannerMixed } from "./planner-mixed";
import { PlannerResult } from "./planner-result";
import type { PlannerProps } from "./planner-words";

/**
 * Plans a load while its fields are changed. All of them are in the address, so a link opens the same plan in every
 * language. The result is told to screen readers once, when the fields have come to rest.
 */
export function LoadPlanner(given: PlannerProps) {
  const [fields, write] = useAddressFields(usualFields);
  const asked = [fields.p, ...[...mixedOf(fields.x).keys()].map(String)];
  const props = { ...given, pallets: useOfferedPallets(given.pallets, asked) };
  const place = useEarlierInput<HTMLDivElement>();
  const plan = useMemo(() => planOf(fields), [fields]);
  const load = useMemo(() => fullLoad(plan.vehicle, plan.pallet, plan), [plan]);
  const said = loadSentences(props, plan, load);
  const told = useSettled([said.title, said.formula, said.mass, said.loads].filter(Boolean).join(". "));
  const planned = { plan, load, said };
  return (
    <div className="planner__tool" ref={place}>
      <PlannerForm {...props} fields={fields} write={write} faults={plan.faults} />
      <PlannerResult {...props} {...planned} />
      <PlannerActions {...props} {...planned} />
      <PlannerLoads {...planned} />
      <PlannerMixed {...props} plan={plan} text={fields.x} onText={(x) => write({ x })} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  );
}
