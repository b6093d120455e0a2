import { searchOf } from "../../_fields/address";
import { type Fields, type NameOf, sidesOf, type Texts } from "../../_fields/field";
import { choice, number } from "../../_fields/kinds";
import type { Reading } from "../../_fields/read-fields";
import { repeated } from "../../_fields/repeated";
import {
  furtherPalletRow,
  goodsParts,
  none,
  ownRows,
  palletRow,
  playRow,
  vehicleRow,
} from "../kit/goods-rows";
import type { ToolProps } from "../kit/tool";

export const metreParts = [
  ...goodsParts,
  "metres.toolLabel",
  "metres.fields",
  "metres.faults",
  "metres.result",
  "load.facts.mass",
  "load.result.overPayload",
  "load.mixed.taken",
] as const;

export type MetreProps = ToolProps<(typeof metreParts)[number]>;

const asked = ({ pallet }: Texts) => pallet !== none;

const side = { sides: sidesOf("length", "depth", "deck") } as const;

const kindRows = {
  pallet: furtherPalletRow,
  pieces: {
    letter: "q",
    kind: number([1, 9999]),
    usual: 10,
    asked,
    label: ({ t }) => t("metres.fields.quantity"),
  },
  /** With goods, mm. */
  height: {
    letter: "h",
    kind: number([100, 3000], "length"),
    usual: 1200,
    unit: "mm",
    asked,
    label: ({ t }) => t("metres.fields.height"),
  },
  /** Highest number in a stack. */
  stackLimit: {
    letter: "s",
    kind: choice([1, 2, 3, 4].map((most) => [String(most), most] as const)),
    usual: 1,
    label: ({ t }) => t("metres.fields.stack"),
    say: (most, { t }) =>
      most === 1 ? t("metres.fields.flat") : t("metres.fields.stacked", { pallets: String(most) }),
  },
  /** Of one with its goods, kg. */
  mass: {
    letter: "m",
    kind: number([1, 5000], "mass"),
    unit: "kg",
    asked,
    label: ({ t }) => t("metres.fields.mass"),
    hint: ({ t }) => t("metres.fields.optional"),
  },
  /** Whether it may stand across the vehicle. */
  turns: {
    letter: "r",
    kind: choice([
      ["1", true],
      ["0", false],
    ]),
    usual: true,
    label: ({ t }) => t("metres.fields.turn"),
    say: (turns, { t }) => t(turns ? "metres.fields.turn1" : "metres.fields.turn0"),
  },
  length: { ...ownRows.length, ...side, usual: 1200 },
  depth: { ...ownRows.depth, ...side, usual: 800 },
  /** Height of the pallet without its goods, mm. */
  deck: {
    ...ownRows.height,
    ...side,
    letter: "e",
    usual: 144,
    label: ({ t }) => t("metres.fields.deck"),
  },
} as const satisfies Fields<MetreProps>;

export const metreKinds = repeated(kindRows);

export const metreFields = {
  ...metreKinds.fields,
  pallet: palletRow,
  vehicle: vehicleRow,
  play: playRow,
} as const satisfies Fields<MetreProps>;

export type MetreName = NameOf<typeof metreFields>;
export type MetreReading = Reading<typeof metreFields>;

/** Returns the query that counts the loading metres of some pallets. */
export function metresSearch(texts: Partial<Texts<MetreName>>): string {
  return searchOf(texts, metreFields);
}
