import type { IslandMessages, Translator } from "../../_i18n/translator";
import type { CartonPlan } from "../../_load/carton-fields";
import type { Offered } from "../../_load/offered";

/** Message keys of the carton tool. */
export const cartonParts = [
  "cartons.toolLabel",
  "cartons.fields",
  "cartons.pasteHint",
  "cartons.misfit",
  "cartons.result",
  "cartons.facts",
  "cartons.drawing",
  "cartons.compare",
  "cartons.add",
  "cartons.note",
  "load.palletLabel",
  "load.vehicleLabel",
  "load.ownLabel",
  "load.lengthLabel",
  "load.depthLabel",
  "load.heightLabel",
  "load.massLabel",
  "load.numberFault",
  "load.optionFault",
  "load.faulty",
  "facts.maxKg",
  "share",
] as const;

type CartonPart = (typeof cartonParts)[number];

export interface CartonProps extends Offered {
  readonly messages: IslandMessages<CartonPart>;
}

/** Props of the tool's parts. */
export interface CartonPartProps extends Offered {
  readonly t: Translator<CartonPart>;
}

/** A plan whose cartons fit on the pallet. */
export type StackedPlan = CartonPlan & {
  readonly [Key in "carton" | "pallet" | "load"]-?: NonNullable<CartonPlan[Key]>;
};
