import type { OfferedPallet } from "../../_client/use-offered-pallets";
import type { Locale } from "../../_i18n/languages";
import type { PluralForms } from "../../_i18n/templates";
import type { SizeChoice, SizeFields } from "../../_features/pallet/built/size-fields";
import type { Repair, SizeGroup, Warning } from "../../_features/pallet/built/warnings";

/** What the tool says; templates keep the places of their values. */
export interface SizeWords {
  readonly toolLabel: string;
  readonly startLabel: string;
  readonly startHint: string;
  /** The option that is chosen as soon as a figure differs from the pallet of the catalogue. */
  readonly startOwn: string;
  readonly groups: Readonly<Record<SizeGroup, string>>;
  readonly postcodeHint: string;
  readonly fields: Readonly<Record<Exclude<keyof SizeFields, "p">, string>>;
  /** In the order of `sizeChoices`. */
  readonly options: Readonly<Record<SizeChoice, readonly string[]>>;
  readonly faults: Readonly<Record<keyof SizeFields, string>>;
  readonly alt: PluralForms;
  readonly results: Readonly<
    Record<"heading" | "dimensions" | "gap" | "volume" | "mass" | "perTruck", string>
  >;
  readonly massValue: string;
  readonly massNote: string;
  readonly pieces: string;
  readonly piecesAtLeast: string;
  readonly status: string;
  readonly warnings: Readonly<Record<Warning["key"], string>>;
  readonly repairs: Readonly<Record<Exclude<Repair["key"], "boards">, string> & { boards: PluralForms }>;
  readonly actions: Readonly<Record<"add" | "quantityFirst" | "share" | "shared" | "print" | "load", string>>;
  readonly note: string;
  /** Takes the place of what can only be had of fields without a fault. */
  readonly faulty: string;
}

export interface SizeProps {
  readonly locale: Locale;
  readonly words: SizeWords;
  /** The pallets to start from. */
  readonly starts: readonly OfferedPallet[];
  /** Addresses of the quote form and of the load planner. */
  readonly quote: string;
  readonly planner: string;
}

/** What the parts of the form are given. */
export interface SizeFormProps extends SizeProps {
  readonly fields: SizeFields;
  readonly write: (changes: Partial<SizeFields>) => void;
  readonly faults: readonly (keyof SizeFields)[];
  /** Undefined while a figure of the drawing is faulty. */
  readonly warnings: readonly Warning[] | undefined;
}
