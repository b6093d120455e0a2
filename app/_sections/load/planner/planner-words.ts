import type { OfferedPallet } from "../../../_content/products";
import type { IslandWords, Translator } from "../../../_i18n/translator";

/** What the planner needs of a catalog. */
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

/** The labels of the sides and the mass of an own format. */
export const ownLabels = {
  l: "load.lengthLabel",
  w: "load.depthLabel",
  h: "load.heightLabel",
  k: "load.massLabel",
} as const;

/** Plain facts that the planner is given with its words. */
interface PlannerFacts {
  readonly pallets: readonly OfferedPallet[];
  readonly vehicles: readonly {
    readonly id: string;
    readonly name: string;
    readonly short: string;
    readonly group: string;
  }[];
  /** Address of the quote form. */
  readonly quote: string;
}

export interface PlannerProps extends PlannerFacts {
  readonly words: IslandWords<PlannerPart>;
}

/** What each part of the planner is given. */
export interface PlannerPartProps extends PlannerFacts {
  readonly t: Translator<PlannerPart>;
}
