import { palletRanges } from "../../_content/pallet-ranges";
import { products } from "../../_content/products";
import { usualVehicle, type Vehicle, vehicles } from "../../_content/vehicles";
import { searchOf } from "../../_fields/address";
import { type Field, sidesOf, type Texts } from "../../_fields/field";
import { choice, number, word } from "../../_fields/kinds";
import { type StackedPallet, usualPlay } from "../../_load/full-load";
import type { ToolProps } from "./tool";

export const goodsParts = [
  "load.palletLabel",
  "load.vehicleLabel",
  "load.ownLabel",
  "load.lengthLabel",
  "load.depthLabel",
  "load.heightLabel",
  "load.massLabel",
  "load.playLabel",
  "load.kinds",
] as const;

type GoodsProps = ToolProps<(typeof goodsParts)[number]>;

/** Value of a pallet field for a pallet of other sides. */
export const own = "own";

/** No further kind of pallets. */
export const none = "";

const palletIds: readonly string[] = [...products.map(({ id }) => String(id)), own];

export const palletRow = {
  letter: "p",
  kind: word(palletIds),
  usual: String(products[0].id),
  label: ({ t }) => t("load.palletLabel"),
  options: ({ pallets, t }) => [...pallets, { value: own, label: t("load.ownLabel") }],
} as const satisfies Field<string, GoodsProps>;

export const furtherPalletRow = {
  ...palletRow,
  kind: word([none, ...palletIds]),
  usual: none,
  options: (props) => [{ value: none, label: props.t("load.kinds.none") }, ...palletRow.options(props)],
} as const satisfies Field<string, GoodsProps>;

export const vehicleRow = {
  letter: "v",
  kind: word(vehicles.map(({ id }) => id)),
  usual: usualVehicle.id,
  label: ({ t }) => t("load.vehicleLabel"),
  options: (props) => props.vehicles,
} as const satisfies Field<Vehicle["id"], GoodsProps>;

/** Space between neighbours, mm. */
export const playRow = {
  letter: "g",
  kind: choice([0, 5, 10, 15, 20, 30].map((play) => [String(play), play] as const)),
  usual: usualPlay,
  label: ({ t }) => t("load.playLabel"),
  say: (play) => `${play}\u00a0mm`,
} as const satisfies Field<number, GoodsProps>;

export const piecesRow = { letter: "q", kind: number(palletRanges.pieces) } as const;

/** Asked for if the pallet is `own`. */
const ownRow = { asked: ({ pallet }: Texts) => pallet === own } as const;
const side = {
  ...ownRow,
  kind: number(palletRanges.side, "length"),
  unit: "mm",
  sides: sidesOf("length", "depth", "height"),
} as const;

/** Rows of a pallet that is not in the catalogue; mm and kg. */
export const ownRows = {
  length: { ...side, letter: "l", label: ({ t }) => t("load.lengthLabel") },
  depth: { ...side, letter: "w", label: ({ t }) => t("load.depthLabel") },
  height: {
    ...side,
    letter: "h",
    kind: number(palletRanges.height, "length"),
    label: ({ t }) => t("load.heightLabel"),
  },
  mass: {
    ...ownRow,
    letter: "m",
    kind: number(palletRanges.mass, "mass"),
    unit: "kg",
    label: ({ t }) => t("load.massLabel"),
  },
} as const satisfies Readonly<Record<string, Field<number, GoodsProps>>>;

/** Returns the query that opens a tool with a pallet that is not in the catalogue; mm and kg. */
export function ownSearch({ length, depth, height, mass }: StackedPallet): string {
  const texts = {
    pallet: own,
    length: String(length),
    depth: String(depth),
    height: String(height),
    mass: String(mass),
  };
  return searchOf(texts, { pallet: palletRow, ...ownRows });
}
