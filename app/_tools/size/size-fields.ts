import type { Messages } from "next-intl";

import { palletRanges, type Range } from "../../_content/pallet-ranges";
import { type PalletGeometry, type Product, productById, products } from "../../_content/products";
import { times } from "../../_i18n/figures";
import type { SiteTranslator } from "../../_i18n/site-translator";
import { longest, readCountry, readPostcode } from "../../_fields/read-text";
import { type Construction, constructionOf } from "../../_pallet/custom-pallet";
import { choice, type FieldRow, type Fields, piecesRow, type Reading, type Texts } from "../kit/fields";
import { loadsParts } from "../kit/goods";
import type { ToolProps } from "../kit/tool";

/** Message keys of the tool. */
export const sizeParts = [
  "size.toolLabel",
  "size.startLabel",
  "size.startOwn",
  "size.groups",
  "size.fields",
  "size.faults.country",
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
  ...loadsParts,
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

export interface SizeProps extends ToolProps<(typeof sizeParts)[number]> {
  /** Addresses of the load planner and of the legal roles. */
  readonly planner: string;
  readonly roles: string;
}

type FieldText = keyof Messages["size"]["fields"];

/** Returns the label of a row. */
const named = (text: FieldText) => ({ label: ({ t }: SizeProps) => t(`size.fields.${text}`) });

/** Returns the row of a length. */
const length = (text: FieldText, usual: string, range: Range) =>
  ({ kind: "number", figure: "length", unit: "mm", usual, range, ...named(text) }) as const;

/** Returns the row of a radio group. @param labels its values, the usual one first, each with its text */
const radio = <const Value extends string>(
  text: FieldText,
  ...labels: readonly [readonly [Value, FieldText], ...(readonly [Value, FieldText])[]]
) =>
  ({
    kind: "choice",
    look: "radio",
    usual: labels[0][0],
    values: labels.map(([value]) => value),
    options: ({ t }: SizeProps) =>
      labels.map(([value, option]) => ({ value, label: t(`size.fields.${option}`) })),
    ...named(text),
  }) as const;

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

/** Option of the select for the catalogue pallet that stands for another pallet. */
export const custom = "";

/** Fields of the size tool, in the order of its form. The unusual is possible, with a warning. */
export const sizeFields = {
  /** Catalogue pallet that the fields began with. */
  p: {
    kind: "choice",
    usual: usual.p,
    values: products.map(({ id }) => String(id)) as readonly string[],
    label: ({ t }) => t("size.startLabel"),
    options: ({ t, pallets }) => [
      // Shown once a figure differs, and never selected by hand.
      { value: custom, label: t("size.startOwn"), isDisabled: true },
      ...products.map(({ id, geometry: { length, depth } }) => {
        const { name = "" } = pallets.find(({ value }) => value === String(id)) ?? {};
        return { value: String(id), name, label: `${name}, ${times(length, depth)}` };
      }),
    ],
  },
  l: length("length", usual.l, palletRanges.side),
  w: length("depth", usual.w, palletRanges.side),
  n: { kind: "number", figure: "count", usual: usual.n, range: palletRanges.boards, ...named("deckCount") },
  t: length("thickness", usual.t, palletRanges.boardThickness),
  b: length("deckWidth", usual.b, palletRanges.boardWidth),
  a: length("edgeWidth", usual.a, palletRanges.boardWidth),
  k: radio("blockKind", ["p", "blockPressed"], ["s", "blockSolid"], ["a", "blockAny"]),
  y: length("blockHeight", usual.y, palletRanges.blockHeight),
  e: radio("entries", ["4", "entries4"], ["2", "entries2"]),
  m: {
    ...{ kind: "number", figure: "mass", unit: "kg", usual: "", range: palletRanges.load, optional: true },
    ...named("load"),
  },
  c: radio("loadSpread", ["", "loadEven"], ["1", "loadPoint"]),
  s: radio("support", ["f", "supportFloor"], ["r", "supportRack"], ["c", "supportConveyor"]),
  r: { ...length("rackSpan", "", palletRanges.beamSpacing), optional: true },
  h: radio("ht", ["", "htNo"], ["1", "htYes"]),
  d: {
    ...{ kind: "text", usual: "", read: readCountry, autoComplete: "country-name" },
    ...named("destination"),
    fault: ({ t }) => t("size.faults.country", { max: longest.field }),
  },
  q: { ...piecesRow, ...named("quantity") },
  /** Delivery, of earlier addresses: the list asks for it. */
  z: {
    ...{ kind: "text", usual: "", read: readPostcode, when: () => false, fault: () => "" },
    ...named("postcode"),
  },
  f: {
    ...choice(["", "m"], ({ t }: SizeProps, value) =>
      t(value ? "quote.composer.frequencyMonth" : "quote.composer.frequencyOnce"),
    ),
    ...{ usual: "", ...named("frequency") },
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

/** A catalogue pallet sets the fields of its construction, and keeps the use. */
export function completedSize(changes: Partial<Texts<SizeName>>): Partial<Texts<SizeName>> {
  const begun = productById(Number(changes.p));
  return begun ? textsOf(begun) : changes;
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
