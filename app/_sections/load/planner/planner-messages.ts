import type { IslandMessages, Translator } from "../../../_i18n/translator";
import type { Offered } from "../../../_load/offered";

/** Message keys of the planner. */
export const plannerParts = [
  "load.toolLabel",
  "load.mode",
  "load.palletLabel",
  "load.vehicleLabel",
  "load.quantityLabel",
  "load.moreSettings",
  "adding",
  "load.stackLabel",
  "load.noLimit",
  "load.playLabel",
  "load.ownLabel",
  "load.ownHint",
  "load.lengthLabel",
  "load.depthLabel",
  "load.heightLabel",
  "load.massLabel",
  "load.numberFault",
  "load.optionFault",
  "load.faulty",
  "load.faultyQuantity",
  "load.formula",
  "load.fullLoads",
  "load.result",
  "load.table.massValue",
  "load.facts",
  "load.drawing",
  "load.mixed",
  "share",
] as const;

type PlannerPart = (typeof plannerParts)[number];

/** Label keys of a custom pallet's dimensions and mass. */
export const ownLabels = {
  l: "load.lengthLabel",
  w: "load.depthLabel",
  h: "load.heightLabel",
  k: "load.massLabel",
} as const;

export interface PlannerProps extends Offered {
  readonly messages: IslandMessages<PlannerPart>;
}

/** Props of the planner's parts. */
export interface PlannerPartProps extends Offered {
  readonly t: Translator<PlannerPart>;
}
