import type { OfferedPallet, PalletGeometry } from "../../_content/products";
import type { IslandWords, Translator } from "../../_i18n/translator";
import type { Words } from "../../_i18n/words";
import type { OwnChoice, OwnFields, OwnRead } from "../../_pallet/own/own-fields";
import type { Warning } from "../../_pallet/own/warnings";

/** What the tool needs of a catalog. */
export const sizeParts = [
  "size.toolLabel",
  "size.startLabel",
  "size.startHint",
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

/** The labels of the fields: words in `size.fields`. */
export const sizeLabels = {
  l: "length",
  w: "depth",
  n: "deckCount",
  b: "deckWidth",
  a: "edgeWidth",
  t: "thickness",
  y: "blockHeight",
  k: "blockKind",
  e: "entries",
  m: "load",
  c: "loadSpread",
  s: "support",
  r: "rackSpan",
  h: "ht",
  d: "destination",
  q: "quantity",
  f: "frequency",
  z: "postcode",
} as const satisfies Record<Exclude<keyof OwnFields, "p">, string>;

/** What can be chosen, in the order of `ownChoices`. */
export const sizeOptions = {
  k: ["size.fields.blockPressed", "size.fields.blockSolid", "size.fields.blockAny"],
  e: ["size.fields.entries4", "size.fields.entries2"],
  c: ["size.fields.loadEven", "size.fields.loadPoint"],
  s: ["size.fields.supportFloor", "size.fields.supportRack", "size.fields.supportConveyor"],
  h: ["size.fields.htNo", "size.fields.htYes"],
  f: ["quote.composer.frequencyOnce", "quote.composer.frequencyMonth"],
} as const satisfies Record<OwnChoice, readonly string[]>;

/** The fields of a pallet, in the order of the form, and their units. */
const questionKeys = [
  ...(["l", "w"] as const).map((name) => [name, "mm"] as const),
  ["n"],
  ...(["t", "b", "a"] as const).map((name) => [name, "mm"] as const),
  ["k"],
  ["y", "mm"],
  ["e"],
  ["m", "kg"],
  ["c"],
  ["s"],
  ["r", "mm"],
  ["h"],
  ["d"],
  ["q"],
  ["z"],
  ["f"],
] as const satisfies readonly (readonly [name: Exclude<keyof OwnFields, "p">, unit?: string])[];

/** What is to be stated of a pallet in words: every field, and what can be chosen for it or its unit. */
export function sizeQuestions(words: Words): { label: string; answer: string }[] {
  return questionKeys.map(([name, unit = ""]) => ({
    label: words(`size.fields.${sizeLabels[name]}`),
    answer: name in sizeOptions ? sizeOptions[name as OwnChoice].map((key) => words(key)).join(" / ") : unit,
  }));
}

/** What is wrong with a country or a postcode. */
export const sizeTextFaults = { d: "size.faults.country", z: "size.faults.postcode" } as const;

/** Plain facts that the tool is given with its words. */
interface SizeFacts {
  /** The pallets to start from. */
  readonly starts: readonly OfferedPallet[];
  /** Addresses of the quote form, of the load planner and of the roles that the law knows. */
  readonly quote: string;
  readonly planner: string;
  readonly roles: string;
}

export interface SizeProps extends SizeFacts {
  readonly words: IslandWords<SizePart>;
}

/** What each part of the tool is given. */
export interface SizePartProps extends SizeFacts {
  readonly t: Translator<SizePart>;
}

/** What the parts of the form are given. */
export interface SizeFormProps extends SizePartProps {
  /** As it is drawn. */
  geometry: PalletGeometry;
  fields: OwnFields;
  read: Pick<OwnRead, "values" | "chosen">;
  write: (changes: Partial<OwnFields>) => void;
  faults: readonly (keyof OwnFields)[];
  /** Undefined while a figure of the drawing is faulty. */
  warnings: readonly Warning[] | undefined;
}
