import type { PalletGeometry } from "../../_content/products";
import type { IslandMessages, Translator } from "../../_i18n/translator";
import type { SiteTranslator } from "../../_i18n/site-translator";
import type { OwnChoice, OwnFields, OwnRead } from "../../_pallet/own/own-fields";
import type { Warning } from "../../_pallet/own/warnings";
import type { OfferedPallet } from "../../_load/offered";

/** Message keys of the tool. */
export const sizeParts = [
  "size.toolLabel",
  "size.startLabel",
  "size.startOwn",
  "size.groups",
  "size.fields",
  "size.faults",
  "size.drawing",
  "size.results",
  "size.entry",
  "size.states",
  "size.warnings",
  "size.repairs",
  "size.actions",
  "adding",
  "size.notes",
  "quote.composer.postcodeHint",
  "quote.composer.frequencyOnce",
  "quote.composer.frequencyMonth",
  "load.formula",
  "load.fullLoads",
  "load.numberFault",
  "load.optionFault",
  "load.faulty",
  "share",
  "packagingData.heading",
  "packagingData.caption",
  "packagingData.head",
  "packagingData.rows",
  "packagingData.values",
  "packagingData.basis",
  "packagingData.blocksOpen",
  "packagingData.codeNote",
  "packagingData.carbonNote",
  "declaration.builder",
] as const;

type SizePart = (typeof sizeParts)[number];

/** Label keys of the fields in `size.fields`, in form order. */
export const sizeLabels = {
  l: "length",
  w: "depth",
  n: "deckCount",
  t: "thickness",
  b: "deckWidth",
  a: "edgeWidth",
  k: "blockKind",
  y: "blockHeight",
  e: "entries",
  m: "load",
  c: "loadSpread",
  s: "support",
  r: "rackSpan",
  h: "ht",
  d: "destination",
  q: "quantity",
  z: "postcode",
  f: "frequency",
} as const satisfies Record<Exclude<keyof OwnFields, "p">, string>;

/** Option labels, in the order of `ownChoices`. */
export const sizeOptions = {
  k: ["size.fields.blockPressed", "size.fields.blockSolid", "size.fields.blockAny"],
  e: ["size.fields.entries4", "size.fields.entries2"],
  c: ["size.fields.loadEven", "size.fields.loadPoint"],
  s: ["size.fields.supportFloor", "size.fields.supportRack", "size.fields.supportConveyor"],
  h: ["size.fields.htNo", "size.fields.htYes"],
  f: ["quote.composer.frequencyOnce", "quote.composer.frequencyMonth"],
} as const satisfies Record<OwnChoice, readonly string[]>;

const lengths: readonly string[] = ["l", "w", "t", "b", "a", "y", "r"];
const unitOf = (name: string) => (lengths.includes(name) ? "mm" : name === "m" ? "kg" : "");

/** Returns all fields as questions, each with its options or unit. */
export function sizeQuestions(t: SiteTranslator): { label: string; answer: string }[] {
  return (Object.keys(sizeLabels) as (keyof typeof sizeLabels)[]).map((name) => ({
    label: t(`size.fields.${sizeLabels[name]}`),
    answer:
      name in sizeOptions ? sizeOptions[name as OwnChoice].map((key) => t(key)).join(" / ") : unitOf(name),
  }));
}

/** Error messages of country and postcode. */
export const sizeTextFaults = { d: "size.faults.country", z: "size.faults.postcode" } as const;

interface SizeFacts {
  readonly starts: readonly OfferedPallet[];
  /** Addresses of the quote form, the load planner and the legal roles. */
  readonly quote: string;
  readonly planner: string;
  readonly roles: string;
}

export interface SizeProps extends SizeFacts {
  readonly messages: IslandMessages<SizePart>;
}

/** Props of the tool's parts. */
export interface SizePartProps extends SizeFacts {
  readonly t: Translator<SizePart>;
}

/** Props of the form's parts. */
export interface SizeFormProps extends SizePartProps {
  geometry: PalletGeometry;
  fields: OwnFields;
  read: Pick<OwnRead, "values" | "chosen">;
  write: (changes: Partial<OwnFields>) => void;
  faults: readonly (keyof OwnFields)[];
  /** Undefined while a figure of the drawing is invalid. */
  warnings: readonly Warning[] | undefined;
}
