import type { Definition } from "../kit/tool";
import { type PlanAnswer, singleAnswer } from "./load-sentences";
import { mixedAnswer } from "./mixed-sentences";
import { type LoadPlan, planFields, planOf, plannerParts, type PlannerProps } from "./plan";

/** Plans the load of a vehicle with one pallet, or with several kinds. */
export const loadTool = {
  id: "plan",
  parts: plannerParts,
  lists: ["pallets", "vehicles"],
  fields: planFields,
  label: ({ t }) => t("load.toolLabel"),
  compute: planOf,
  answer: (props, reading, plan) =>
    plan.kind === "mixed" ? mixedAnswer(props, plan) : singleAnswer(props, reading, plan),
} as const satisfies Definition<typeof planFields, PlannerProps, LoadPlan, PlanAnswer>;
