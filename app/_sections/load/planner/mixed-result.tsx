import type { ReactNode } from "react";

import { MixedPlan } from "../../../_load/drawing/mixed-plan";
import type { LoadPlan } from "../../../_load/plan";
import type { Mix } from "./mix";
import { Formula, ResultTitle } from "./planner-result";
import type { PlannerPartProps } from "./planner-messages";

/** Renders a mixed load: stacks and pieces, whether they fit, and a plan with each kind. */
export function MixedResult({
  t,
  plan,
  mix,
  actions,
}: PlannerPartProps & { plan: LoadPlan; mix: Mix; actions: ReactNode }) {
  return (
    <div className="planner__result planner__mixed">
      <ResultTitle title={mix.title} />
      <div className="planner__answer spread">
        {mix.kinds.length > 0 && <Formula text={mix.formula} />}
        {actions}
      </div>
      <p className={["over", "heavy"].includes(mix.load.fit) ? "fault" : "planner__verdict"}>{mix.verdict}</p>
      <figure className="planner__figure">
        <MixedPlan
          vehicle={plan.vehicle}
          kinds={mix.kinds}
          load={mix.load}
          lengths={mix.lengths}
          label={mix.topAlt}
        />
        <figcaption className="fine-print">{t("load.mixed.hint")}</figcaption>
      </figure>
    </div>
  );
}
