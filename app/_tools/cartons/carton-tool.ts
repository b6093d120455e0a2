import type { Definition } from "../kit/tool";
import { cartonFields, cartonParts, type CartonPlan, cartonPlanOf, type CartonProps } from "./carton-plan";
import { type CartonAnswer, cartonAnswer } from "./carton-sentences";

/** Stacks cartons on a pallet, and such pallets in a vehicle. */
export const cartonTool = {
  id: "carton",
  parts: cartonParts,
  lists: ["pallets", "vehicles"],
  fields: cartonFields,
  label: ({ t }) => t("cartons.toolLabel"),
  compute: cartonPlanOf,
  answer: cartonAnswer,
} as const satisfies Definition<typeof cartonFields, CartonProps, CartonPlan, CartonAnswer>;
