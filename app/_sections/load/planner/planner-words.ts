import type { OfferedPallet } from "../../../_client/use-offered-pallets";
import type { PalletGeometry } from "../../../_content/products";
import type { Vehicle } from "../../../_content/vehicles";
import type { Locale } from "../../../_i18n/languages";
import type { PluralForms } from "../../../_i18n/templates";
import type { FullLoad } from "../../../_features/load/full-load";
import type { MixedFit } from "../../../_features/load/mixed-load";
import type { ChosenField, Plan, TypedField } from "../../../_features/load/plan";

/** What the planner says; templates keep the places of their values. */
export interface PlannerWords {
  readonly toolLabel: string;
  readonly mode: Readonly<Record<"legend" | "single" | "mixed", string>>;
  readonly palletLabel: string;
  readonly vehicleLabel: string;
  readonly quantityLabel: string;
  readonly stackLabel: string;
  readonly noLimit: string;
  readonly playLabel: string;
  readonly custom: string;
  readonly customHint: string;
  readonly own: Readonly<Record<"l" | "w" | "h" | "k", string>>;
  readonly faults: Readonly<Record<TypedField | ChosenField, string>>;
  readonly pieces: PluralForms;
  readonly atLeast: PluralForms;
  readonly inRows: string;
  readonly stack: string;
  readonly stackLimited: string;
  readonly mass: string;
  /** A mass by itself, and the payload that it is compared with. */
  readonly massValue: string;
  readonly ofPayload: string;
  readonly facts: Readonly<Record<"mass" | FactName, string>>;
  readonly overPayload: string;
  readonly none: string;
  readonly loads: string;
  readonly loadsExact: string;
  readonly loadsLess: string;
  readonly rest: string;
  readonly fullLoads: Readonly<Record<Vehicle["kind"], PluralForms>>;
  readonly topAlt: PluralForms;
  readonly topLabel: string;
  readonly sideLabel: string;
  readonly sideAlt: string;
  readonly mixed: MixedWords;
  readonly ask: string;
  /** Takes the place of what can only be had of fields without a fault. */
  readonly faulty: string;
  readonly share: string;
  readonly shared: string;
  readonly print: string;
}

/** What is stated of a load beside its drawing. */
type FactName = "places" | "perStack" | "stackHeight" | "metres" | "pieces" | "taken";

/** What the planner says of a mixed load. */
interface MixedWords extends Readonly<Record<"heading" | "hint" | "empty" | MixedFit, string>> {
  /** The label of a kind's quantity. */
  readonly quantity: string;
  readonly pieces: PluralForms;
  /** How much of a body's length is taken. */
  readonly taken: string;
  /** How much of a kind is loaded. */
  readonly amount: PluralForms;
  /** How many stacks have found no place. */
  readonly left: PluralForms;
  readonly topAlt: PluralForms;
}

/** Plain facts that the planner is given with its words. */
export interface PlannerProps {
  readonly locale: Locale;
  readonly words: PlannerWords;
  readonly pallets: readonly OfferedPallet[];
  readonly vehicles: readonly { readonly id: string; readonly name: string; readonly group: string }[];
  /** Address of the quote form. */
  readonly quote: string;
}

/** A load in sentences: the same for eyes and for ears. */
export interface LoadReport {
  readonly title: string;
  readonly formula: string;
  readonly stack: string;
  readonly mass: string;
  readonly tooHeavy: string | undefined;
  readonly inRows: string | undefined;
  readonly topAlt: string;
  readonly sideAlt: string;
  /** What the needed quantity is in loads, and what is missing to the next full one. */
  readonly loads?: string;
  readonly missing?: string | undefined;
}

/** What is stated of a load beside its drawing, row by row. */
export type LoadFacts = readonly { readonly term: string; readonly value: string }[];

/** What the parts of the planner are given: the plan, the load it leads to, and the words of both. */
export interface PlannedProps {
  readonly plan: Plan;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
  readonly sentences: LoadReport;
}
