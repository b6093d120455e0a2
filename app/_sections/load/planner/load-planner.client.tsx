"use client";
import { memo, useMemo } from "react";

import { useAddressFields } from "../../../_lib/address-fields";
import { useAfterFrame } from "../../../_lib/use-after-frame";
import { useSettledAnnouncement } from "../../../_lib/use-announcement";
import { translator } from "../../../_i18n/translator";
import { type FullLoad, usualPlay } from "../../../_load/full-load";
import { loadOf, type LoadPlan, type PlanFields, planOf, usualFields } from "../../../_load/plan";
import type { Line } from "../../../_quote/line/line";
import { PlannerForm } from "./planner-form";
import { addLabel, announcementOf, inSentences, loadFacts, loadSentences, openTitle } from "./load-sentences";
import { mixOf } from "./mix";
import { LoadSum, PlannerActions } from "./planner-foot";
import { MixedResult } from "./mixed-result";
import { PlannerResult, ResultTitle } from "./planner-result";
import type { PlannerPartProps, PlannerProps } from "./planner-messages";
import { useTableLinks } from "./use-table-links";

/** Renders the load planner. The address holds its fields: a link opens the same plan in every language. */
export function LoadPlanner(provided: PlannerProps) {
  const [fields, write] = useAddressFields(usualFields);
  const props = useMemo(() => {
    const { messages, ...facts } = provided;
    return { ...facts, t: translator(messages) };
  }, [provided]);
  const { faults } = useMemo(() => planOf(fields), [fields]);
  // Paints the changed field before the load is packed and drawn.
  const shown = useAfterFrame(fields);
  return (
    <div
      className="planner__tool column"
      role="group"
      aria-label={props.t("load.toolLabel")}
      data-settling={shown !== fields || undefined}
    >
      <PlannerForm {...props} fields={fields} write={write} faults={faults} />
      <PlannedLoad props={props} fields={shown} write={write} />
    </div>
  );
}

interface PlannedLoadProps {
  props: PlannerPartProps;
  fields: PlanFields;
  write: (changes: Partial<PlanFields>) => void;
}

/** Renders the plan, and announces it once the fields have settled. */
const PlannedLoad = memo(function PlannedLoad({ props, fields, write }: PlannedLoadProps) {
  const plan = planOf(fields);
  const load = loadOf(plan);
  const mix = fields.x === usualFields.x ? undefined : mixOf(props, plan, fields.x);
  // An invalid pallet has no plan. A mixed load has no plan of a single pallet.
  const { pallet } = plan;
  const planned =
    mix || !pallet || !load
      ? undefined
      : { plan, pallet, load, sentences: loadSentences(props, plan, pallet, load) };
  useTableLinks(fields, planned && plan, write);
  // A mixed load ignores the fields of a single pallet.
  const isFaulty = !mix && plan.typedFaults.length > 0;
  // An invalid quantity leaves the plan of a full load; an invalid side leaves none.
  const faulty = isFaulty ? props.t(planned ? "load.faultyQuantity" : "load.faulty") : undefined;
  const line = lineOfPlan(plan, planned?.load);
  useSettledAnnouncement(
    inSentences([
      ...(mix ? [mix.title, mix.formula, mix.verdict] : []),
      planned && !isFaulty ? announcementOf(props.t, planned.load, planned.sentences) : undefined,
      mix || planned || isFaulty ? undefined : openTitle(props, plan),
    ]),
  );
  const sum = { ...props, payload: plan.vehicle.payload };
  const actions = (
    <PlannerActions
      {...props}
      lines={mix ? mix.lines : line ? [line] : []}
      add={mix ? mix.add : planned && addLabel(props, plan, planned.load)}
      amount={mix ? "plan-x1" : "plan-q"}
      faulty={faulty}
    />
  );
  return (
    <>
      {mix && <MixedResult {...props} plan={plan} mix={mix} actions={actions} />}
      {planned && (
        <PlannerResult {...props} {...planned} actions={actions} onQuantity={(q) => write({ q })} />
      )}
      {!mix && !planned && (
        <div className="planner__result">
          <ResultTitle title={openTitle(props, plan)} />
          {actions}
        </div>
      )}
      <div className="planner-foot column">
        {mix && mix.kinds.length > 0 && (
          <LoadSum {...sum} mass={mix.load.mass} tooHeavy={mix.tooHeavy} facts={mix.facts} />
        )}
        {planned && planned.load.pieces > 0 && (
          <LoadSum
            {...sum}
            mass={planned.load.mass}
            tooHeavy={planned.sentences.tooHeavy}
            formula={planned.sentences.mass}
            whole={planned.sentences.whole}
            facts={loadFacts(props, plan, planned.pallet, planned.load)}
          />
        )}
      </div>
    </>
  );
});

/**
 * Returns the quote list line of a plan: one full load with default settings, otherwise the required pieces
 * or those of one vehicle.
 *
 * @param load undefined if the pallet is not known
 * @returns undefined while a field is invalid, and if the pallet does not fit on the vehicle
 */
export function lineOfPlan(plan: LoadPlan, load: FullLoad | undefined): Line | undefined {
  const { productId: product, pallet, quantity, vehicle, play, stackLimit, typedFaults } = plan;
  if (!pallet || !load || load.perTrip === 0 || typedFaults.length > 0) return undefined;
  const pieces = quantity ?? load.perTrip;
  if (product === undefined)
    return { kind: "custom", pieces, size: [pallet.length, pallet.depth, pallet.height] };
  const isUsual =
    quantity === undefined && !load.isTooHeavy && play === usualPlay && stackLimit === undefined;
  return isUsual
    ? { kind: "load", product, vehicle: vehicle.id, loads: 1 }
    : { kind: "product", product, pieces };
}
