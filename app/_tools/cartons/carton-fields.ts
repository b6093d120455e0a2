import { type Fields, type NameOf, sidesOf } from "../../_fields/field";
import { choice, number, word } from "../../_fields/kinds";
import type { Reading } from "../../_fields/read-fields";
import { inMillimetres } from "../../_i18n/figures";
import { goodsParts, ownRows, palletRow, piecesRow, vehicleRow } from "../kit/goods-rows";
import type { ToolProps } from "../kit/tool";

export const cartonParts = [
  "metres.link",
  ...goodsParts,
  "load.moreSettings",
  "cartons.toolLabel",
  "cartons.fields",
  "cartons.pasteHint",
  "cartons.misfit",
  "cartons.result",
  "cartons.facts",
  "cartons.drawing",
  "cartons.compare",
  "cartons.note",
  "facts.maxKg",
] as const;

export interface CartonProps extends ToolProps<(typeof cartonParts)[number]> {
  readonly metres: string;
}

/** The pallet with the best result. */
export const best = "b";

const side = {
  kind: number([50, 3000], "length"),
  unit: "mm",
  sides: sidesOf("length", "depth", "height"),
} as const;

const palletSide = { sides: sidesOf("palletLength", "palletDepth", "palletHeight") } as const;

export const cartonFields = {
  length: { ...side, letter: "l", usual: 400, label: ({ t }) => t("load.lengthLabel") },
  depth: { ...side, letter: "w", usual: 300, label: ({ t }) => t("load.depthLabel") },
  height: { ...side, letter: "h", usual: 250, label: ({ t }) => t("load.heightLabel") },
  /** Mass of a carton, kg. */
  mass: {
    letter: "m",
    kind: number([0.01, 2500], "exactMass"),
    unit: "kg",
    label: ({ t }) => t("cartons.fields.mass"),
  },
  pallet: {
    ...palletRow,
    kind: word([...palletRow.kind.choices.map(([id]) => id), best]),
    options: (props) => [{ value: best, label: props.t("cartons.fields.best") }, ...palletRow.options(props)],
  },
  /** Highest total height, pallet included, mm. */
  limit: {
    letter: "t",
    kind: choice([1150, 1450, 1800, 2400].map((most) => [String(most), most] as const)),
    usual: 1800,
    label: ({ t }) => t("cartons.fields.limit"),
    say: (most) => inMillimetres(Number(most)),
  },
  vehicle: vehicleRow,
  pieces: { ...piecesRow, label: ({ t }) => t("cartons.fields.quantity") },
  palletLength: { ...ownRows.length, ...palletSide, letter: "pl", usual: 1200 },
  palletDepth: { ...ownRows.depth, ...palletSide, letter: "pw", usual: 800 },
  palletHeight: { ...ownRows.height, ...palletSide, letter: "ph", usual: 144 },
  palletMass: { ...ownRows.mass, letter: "pm", usual: 25 },
  /** Whether the bottom of the carton stays below; otherwise any side may be below. */
  upright: {
    letter: "u",
    kind: choice([
      ["1", true],
      ["0", false],
    ]),
    look: "radio",
    usual: true,
    label: ({ t }) => t("cartons.fields.way"),
    say: (upright, { t }) => t(upright ? "cartons.fields.upright" : "cartons.fields.anySide"),
  },
} as const satisfies Fields<CartonProps>;

export type CartonName = NameOf<typeof cartonFields>;
export type CartonReading = Reading<typeof cartonFields>;
type CartonTexts = CartonReading["texts"];

/** A quantity in an empty field asks for the best pallet. A pallet that was chosen before stays. */
export function completedCartons(changes: Partial<CartonTexts>, texts: CartonTexts): Partial<CartonTexts> {
  const asks = changes.pieces && !texts.pieces && texts.pallet === cartonFields.pallet.usual;
  return asks ? { pallet: best, ...changes } : changes;
}
