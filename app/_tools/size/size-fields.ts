import { palletRanges } from "../../_content/pallet-ranges";
import { type PalletGeometry, type Product, productById, products } from "../../_content/products";
import type { Translator } from "../../_i18n/translator";
import type { SiteTranslator } from "../../_i18n/site-translator";
import { longest, readCountry, readPostcode } from "../../_lib/read-text";
import { type Construction, constructionOf } from "../../_pallet/custom-pallet";
import type { FieldRow, Fields, Reading } from "../kit/fields";
import type { KitPart, ToolProps } from "../kit/tool";

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
  "size.notes",
  "quote.composer.frequencyOnce",
  "quote.composer.frequencyMonth",
  "load.formula",
  "load.fullLoads",
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

export interface SizeProps extends ToolProps {
  readonly t: Translator<KitPart | (typeof sizeParts)[number]>;
  /** Addresses of the load planner and of the legal roles. */
  readonly planner: string;
  readonly roles: string;
}

const count = { kind: "number", figure: "count" } as const;
const length = { kind: "number", figure: "length", unit: "mm" } as const;
const choice = { kind: "choice", look: "radio" } as const;
const text = { kind: "text", usual: "" } as const;

/** Texts of the fields that describe a catalogue pallet. */
export function textsOf({ id, geometry }: { readonly id: number; readonly geometry: PalletGeometry }) {
  const { length, depth, boards, innerWidth, edgeWidth, thickness, blockHeight } = constructionOf(geometry);
  const sizes = { l: length, w: depth, n: boards, b: innerWidth, a: edgeWidth, t: thickness, y: blockHeight };
  const texts = Object.entries(sizes).map(([name, size]) => [name, String(size)]);
  return {
    p: String(id),
    k: geometry.blocks === "pressed" ? "p" : "s",
    e: "4",
    ...(Object.fromEntries(texts) as Record<keyof typeof sizes, string>),
  };
}

const usual = textsOf(products[0]);

/** Fields of the size tool, in the order of its form. The unusual is possible, with a warning. */
export const sizeFields = {
  /** Catalogue pallet that the fields began with. */
  p: {
    kind: "choice",
    usual: usual.p,
    values: products.map(({ id }) => String(id)) as readonly string[],
    label: ({ t }) => t("size.startLabel"),
    options: ({ pallets }) => pallets,
  },
  l: { ...length, usual: usual.l, range: palletRanges.side, label: ({ t }) => t("size.fields.length") },
  w: { ...length, usual: usual.w, range: palletRanges.side, label: ({ t }) => t("size.fields.depth") },
  n: { ...count, usual: usual.n, range: palletRanges.boards, label: ({ t }) => t("size.fields.deckCount") },
  t: {
    ...length,
    usual: usual.t,
    range: palletRanges.boardThickness,

    label: ({ t }) => t("size.fields.thickness"),
  },
  b: {
    ...length,
    usual: usual.b,
    range: palletRanges.boardWidth,

    label: ({ t }) => t("size.fields.deckWidth"),
  },
  a: {
    ...length,
    usual: usual.a,
    range: palletRanges.boardWidth,

    label: ({ t }) => t("size.fields.edgeWidth"),
  },
  k: {
    ...choice,
    usual: "p",
    values: ["p", "s", "a"],
    label: ({ t }) => t("size.fields.blockKind"),
    options: ({ t }) => [
      { value: "p", label: t("size.fields.blockPressed") },
      { value: "s", label: t("size.fields.blockSolid") },
      { value: "a", label: t("size.fields.blockAny") },
    ],
  },
  y: {
    ...length,
    usual: usual.y,
    range: palletRanges.blockHeight,

    label: ({ t }) => t("size.fields.blockHeight"),
  },
  e: {
    ...choice,
    usual: "4",
    values: ["4", "2"],
    label: ({ t }) => t("size.fields.entries"),
    options: ({ t }) => [
      { value: "4", label: t("size.fields.entries4") },
      { value: "2", label: t("size.fields.entries2") },
    ],
  },
  m: {
    kind: "number",
    figure: "mass",
    usual: "",
    range: palletRanges.load,
    unit: "kg",
    optional: true,
    label: ({ t }) => t("size.fields.load"),
  },
  c: {
    ...choice,
    usual: "",
    values: ["", "1"],
    label: ({ t }) => t("size.fields.loadSpread"),
    options: ({ t }) => [
      { value: "", label: t("size.fields.loadEven") },
      { value: "1", label: t("size.fields.loadPoint") },
    ],
  },
  s: {
    ...choice,
    usual: "f",
    values: ["f", "r", "c"],
    label: ({ t }) => t("size.fields.support"),
    options: ({ t }) => [
      { value: "f", label: t("size.fields.supportFloor") },
      { value: "r", label: t("size.fields.supportRack") },
      { value: "c", label: t("size.fields.supportConveyor") },
    ],
  },
  r: {
    ...length,
    usual: "",
    range: palletRanges.beamSpacing,

    optional: true,
    label: ({ t }) => t("size.fields.rackSpan"),
  },
  h: {
    ...choice,
    usual: "",
    values: ["", "1"],
    label: ({ t }) => t("size.fields.ht"),
    options: ({ t }) => [
      { value: "", label: t("size.fields.htNo") },
      { value: "1", label: t("size.fields.htYes") },
    ],
  },
  d: {
    ...text,
    read: readCountry,
    autoComplete: "country-name",
    label: ({ t }) => t("size.fields.destination"),
    fault: ({ t }) => t("size.faults.country", { max: longest.field }),
  },
  q: {
    ...count,
    usual: "",
    range: palletRanges.pieces,
    optional: true,
    label: ({ t }) => t("size.fields.quantity"),
  },
  /** Delivery, of earlier addresses: the list asks for it. */
  z: {
    ...text,
    read: readPostcode,
    when: () => false,
    label: ({ t }) => t("size.fields.postcode"),
    fault: () => "",
  },
  f: {
    ...choice,
    usual: "",
    values: ["", "m"],
    label: ({ t }) => t("size.fields.frequency"),
    options: ({ t }) => [
      { value: "", label: t("quote.composer.frequencyOnce") },
      { value: "m", label: t("quote.composer.frequencyMonth") },
    ],
  },
} as const satisfies Fields<SizeProps>;

export type SizeName = keyof typeof sizeFields;
export type SizeReading = Reading<typeof sizeFields>;

/** Returns the catalogue pallet that the fields began with. */
export function startOf({ values }: Pick<SizeReading, "values">): Product {
  return productById(Number(values.p)) ?? products[0];
}

/** Returns the construction of the fields. */
export function buildOf({ values }: Pick<SizeReading, "values">): Construction {
  const { l, w, n, b, a, t, y, k, e } = values;
  return {
    ...{ length: l, depth: w, boards: n, innerWidth: b, edgeWidth: a, thickness: t, blockHeight: y },
    blocks: ({ p: "pressed", s: "solid", a: "any" } as const)[k],
    entries: e === "2" ? 2 : 4,
  };
}

/** Returns whether the pallet differs from the catalogue pallet that the fields began with. */
export function isCustom(reading: SizeReading): boolean {
  const begun = constructionOf(startOf(reading).geometry);
  return Object.entries(buildOf(reading)).some(
    ([name, value]) => value !== begun[name as keyof Construction],
  );
}

/** Returns the tool's query for a catalogue pallet: length, width, and other fields that are not usual. */
export function sizeSearch(id: number, geometry: PalletGeometry): string {
  const filled = Object.entries(textsOf({ id, geometry })).filter(
    ([name, value]) => name === "l" || name === "w" || value !== sizeFields[name as SizeName].usual,
  );
  return `?${new URLSearchParams(filled).toString()}`;
}

/** Returns all fields as questions, each with its options or unit. */
export function sizeQuestions(t: SiteTranslator): { label: string; answer: string }[] {
  // Labels and options only translate.
  const props = { t } as unknown as SizeProps;
  return Object.entries(sizeFields as Readonly<Record<string, FieldRow<SizeProps>>>)
    .filter(([name]) => name !== "p")
    .map(([, row]) => ({
      label: row.label(props),
      answer:
        row.kind === "choice"
          ? row
              .options(props)
              .map(({ label }) => label)
              .join(" / ")
          : row.kind === "number"
            ? (row.unit ?? "")
            : "",
    }));
}
