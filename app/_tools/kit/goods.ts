import { palletRanges } from "../../_content/pallet-ranges";
import { type PalletGeometry, type Product, productById, products } from "../../_content/products";
import { inLoads, usualPlay } from "../../_load/full-load";
import { usualVehicle, type Vehicle, vehicles } from "../../_content/vehicles";
import { figure } from "../../_i18n/figures";
import type { Translator } from "../../_i18n/translator";
import { assumedPallet } from "../../_load/assumed-pallet";
import { type Field, sidesOf, type Texts } from "../../_fields/field";
import { choice, number, word } from "../../_fields/kinds";
import { lineText, longest } from "../../_fields/read-text";
import type { Line } from "../../_quote/line/line";
import type { ToolProps } from "./tool";

/** Message keys of fields for pallets and vehicles. */
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

/** Value of the pallet field of a further kind of pallets that there is not. */
export const none = "";

const palletIds: readonly string[] = [...products.map(({ id }) => String(id)), own];

export const palletRow = {
  letter: "p",
  kind: word(palletIds),
  usual: String(products[0].id),
  label: ({ t }) => t("load.palletLabel"),
  options: ({ pallets, t }) => [...pallets, { value: own, label: t("load.ownLabel") }],
} as const satisfies Field<string, GoodsProps>;

/** Row of the pallet of one of several kinds, of which only the first must be there. */
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

/** Row of an optional number of pieces. */
export const piecesRow = { letter: "q", kind: number(palletRanges.pieces) } as const;

/** Parts of the rows of a pallet that is not in the catalogue. They are asked for if the pallet is `own`. */
const ownRow = { asked: ({ pallet }: Texts) => pallet === own } as const;
const side = {
  ...ownRow,
  kind: number(palletRanges.side, "length"),
  unit: "mm",
  sides: sidesOf("length", "depth", "height"),
} as const;

/** Rows of the sides (mm) and the mass (kg) of a pallet that is not in the catalogue, as `length` to `mass`. */
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

/** Returns the catalogue pallet of a pallet field; undefined for another pallet. */
export function productOf(pallet: string): Product | undefined {
  return productById(Number(pallet));
}

/** Figures of a pallet that is not in the catalogue, as far as they are known; mm and kg. */
type OwnFigures = { readonly [Name in keyof typeof ownRows]?: number | undefined };

/**
 * Returns the pallet of a pallet field.
 *
 * @param figures of a pallet that is not in the catalogue
 * @returns undefined if one of them is missing
 */
export function palletOf(pallet: string, figures: OwnFigures): PalletGeometry | undefined {
  if (pallet !== own) return productOf(pallet)?.geometry;
  const { length, depth, height, mass } = figures;
  return length && depth && height && mass ? assumedPallet({ length, depth, height, mass }) : undefined;
}

/**
 * Returns the quote list line of pallets with a note.
 *
 * @param size length, width and height of a pallet that is not in the catalogue, mm
 */
export function lineOfPallets(
  product: Product | undefined,
  size: readonly [number, number, number],
  pieces: number,
  note: string,
): Line {
  // Plain spaces, because the list stores a note as if it had been typed.
  const terms = { pieces, note: lineText(note, longest.note) ?? "" };
  return product ? { kind: "product", product: product.id, ...terms } : { kind: "custom", size, ...terms };
}

/** Returns a vehicle's name in the page's language. */
export function vehicleName(props: Pick<ToolProps, "vehicles">, { id }: Vehicle): string {
  return props.vehicles.find(({ value }) => value === id)?.name ?? "";
}

/** Returns a pallet's name in the page's language; undefined for a pallet that is not in the catalogue. */
export function palletName(props: Pick<ToolProps, "pallets">, p: string): string | undefined {
  return props.pallets.find(({ value }) => value === p)?.name;
}

/** Message keys of a quantity in loads. */
export const loadsParts = [
  "load.formula.loads",
  "load.formula.loadsExact",
  "load.formula.loadsLess",
  "load.fullLoads",
] as const;

/**
 * Formats a quantity in loads of a vehicle: "600 pcs = 1 full trailer + 226 pcs".
 *
 * @param perTrip pieces per load
 * @returns also the pieces missing to the next full load, and the quantity with them
 */
export function quantityInLoads(
  t: Translator<(typeof loadsParts)[number]>,
  kind: Vehicle["kind"],
  perTrip: number,
  quantity: number,
) {
  const number = (count: number) => figure(t.region, count);
  const { full, rest } = inLoads(quantity, perTrip);
  const values = {
    ...{ quantity: number(quantity), pieces: number(perTrip), rest: number(rest) },
    // Breaks lines before and after the loads only.
    loads: t(`load.fullLoads.${kind}`, { count: full }).replaceAll(" ", "\u00a0"),
  };
  const key = full === 0 ? "loadsLess" : rest > 0 ? "loads" : "loadsExact";
  return {
    loads: t(`load.formula.${key}`, values),
    missing: rest > 0 ? number(perTrip - rest) : undefined,
    fullQuantity: quantity + perTrip - rest,
  };
}
