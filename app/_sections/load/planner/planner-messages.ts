import type { OfferedPallet } from "../../../_content/products";
import type { IslandMessages, Translator } from "../../../_i18n/translator";

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

interface PlannerFacts {
  readonly pallets: readonly OfferedPallet[];
  readonly vehicles: readonly {
    readonly id: string;
    readonly name: string;
    readonly short: string;
    readonly group: string;
  }[];
  readonly quote: string;
}

export interface PlannerProps extends PlannerFacts {
  readonly messages: IslandMessages<PlannerPart>;
}

/** Props of the planner's parts. */
export interface PlannerPartProps extends PlannerFacts {
  readonly t: Translator<PlannerPart>;
}
