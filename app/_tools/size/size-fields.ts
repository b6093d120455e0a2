import type { Messages } from "next-intl";

import { palletRanges, type Range } from "../../_content/pallet-ranges";
import { products } from "../../_content/products";
import type { Fields, NameOf, Texts } from "../../_fields/field";
import { choice, number, text, word } from "../../_fields/kinds";
import type { Reading } from "../../_fields/read-fields";
import type { Sides } from "../../_fields/read-figures";
import { longest, readCountry } from "../../_fields/read-text";
import { times } from "../../_i18n/figures";
import { constructionOf } from "../../_pallet/custom-pallet";
import { piecesRow } from "../kit/goods-rows";
import { readNumber, sheetLetters } from "../../_pallet/pallet-number";
import { loadsParts } from "../kit/goods";
import type { ToolProps } from "../kit/tool";

export const sizeParts = [
  "size.toolLabel",
  "size.startLabel",
  "size.startOwn",
  "size.groups",
  "size.fields",
  "size.faults.country",
  "size.faults.number",
  "size.drawing",
  "size.results",
  "size.entry",
  "size.warnings",
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
  "sheet.open",
] as const;

export interface SizeProps extends ToolProps<(typeof sizeParts)[number]> {
  readonly planner: string;
  readonly roles: string;
  readonly sheet: string;
}

type FieldText = keyof Messages["size"]["fields"];

const named = (text: FieldText) => ({ label: ({ t }: SizeProps) => t(`size.fields.${text}`) });

const said = <Value extends string | number | boolean>(textOf: (value: Value) => FieldText) => ({
  say: (value: Value, { t }: SizeProps) => t(`size.fields.${textOf(value)}`),
});

const blockTexts = { pressed: "blockPressed", solid: "blockSolid", any: "blockAny" } as const;
const supportTexts = { floor: "supportFloor", rack: "supportRack", conveyor: "supportConveyor" } as const;

const length = (letter: string, text: FieldText, usual: number | undefined, range: Range) =>
  ({ letter, kind: number(range, "length"), unit: "mm", usual, ...named(text) }) as const;

/** Three boards lie above each other: the blocks make up the rest of the height. */
function sides([length, depth, height]: Sides, { thickness = "" }: Texts): Partial<Texts> {
  const board = sizeFields.thickness.kind.read(thickness) ?? usual.thickness;
  return { length: String(length), depth: String(depth), blockHeight: String(height - 3 * board) };
}

/** The pallet differs from that of the catalogue. */
export const custom = "";

const usual = constructionOf(products[0].geometry);

/** Fields of the size tool, in the order of its form. The unusual is possible. */
export const sizeFields = {
  /** Catalogue pallet that the fields began with. */
  start: {
    letter: "p",
    kind: word(products.map(({ id }) => String(id))),
    usual: String(products[0].id),
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
  length: { ...length("l", "length", usual.length, palletRanges.side), sides },
  depth: { ...length("w", "depth", usual.depth, palletRanges.side), sides },
  boards: { letter: "n", kind: number(palletRanges.boards), usual: usual.boards, ...named("deckCount") },
  thickness: length("t", "thickness", usual.thickness, palletRanges.boardThickness),
  innerWidth: length("b", "deckWidth", usual.innerWidth, palletRanges.boardWidth),
  edgeWidth: length("a", "edgeWidth", usual.edgeWidth, palletRanges.boardWidth),
  blocks: {
    letter: "k",
    kind: choice([
      ["p", "pressed"],
      ["s", "solid"],
      ["a", "any"],
    ]),
    look: "radio",
    usual: usual.blocks,
    ...named("blockKind"),
    ...said((kind: keyof typeof blockTexts) => blockTexts[kind]),
  },
  blockHeight: length("y", "blockHeight", usual.blockHeight, palletRanges.blockHeight),
  entries: {
    letter: "e",
    kind: choice([
      ["4", 4],
      ["2", 2],
    ]),
    look: "radio",
    usual: 4,
    ...named("entries"),
    ...said((entries: 2 | 4) => `entries${entries}`),
  },
  load: { letter: sheetLetters.load, kind: number(palletRanges.load, "mass"), unit: "kg", ...named("load") },
  /** Whether the load is concentrated instead of spread. */
  onPoints: {
    letter: "c",
    kind: choice([
      ["", false],
      ["1", true],
    ]),
    look: "radio",
    usual: false,
    ...named("loadSpread"),
    ...said((onPoints: boolean) => (onPoints ? "loadPoint" : "loadEven")),
  },
  support: {
    letter: "s",
    kind: choice([
      ["f", "floor"],
      ["r", "rack"],
      ["c", "conveyor"],
    ]),
    look: "radio",
    usual: "floor",
    ...named("support"),
    ...said((on: keyof typeof supportTexts) => supportTexts[on]),
  },
  span: length("r", "rackSpan", undefined, palletRanges.beamSpacing),
  heatTreated: {
    letter: sheetLetters.heatTreated,
    kind: choice([
      ["", false],
      ["1", true],
    ]),
    look: "radio",
    usual: false,
    ...named("ht"),
    ...said((isTreated: boolean) => (isTreated ? "htYes" : "htNo")),
  },
  country: {
    letter: "d",
    kind: text(readCountry),
    autoComplete: "country-name",
    ...named("destination"),
    fault: ({ t }) => t("size.faults.country", { max: longest.field }),
  },
  pieces: { ...piecesRow, ...named("quantity") },
  /** Number of a pallet: it sets the fields of the construction, and is empty then. */
  number: {
    letter: sheetLetters.number,
    kind: text((typed) => (typeof readNumber(typed) === "string" ? undefined : typed)),
    ...named("number"),
    hint: ({ t }) => t("size.fields.numberHint"),
    fault: ({ t }, typed) => t("size.faults.number", { fault: String(readNumber(typed)) }),
  },
} as const satisfies Fields<SizeProps>;

export type SizeName = NameOf<typeof sizeFields>;
export type SizeReading = Reading<typeof sizeFields>;
