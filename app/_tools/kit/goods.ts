import { type PalletGeometry, type Product, productById } from "../../_content/products";
import type { Vehicle } from "../../_content/vehicles";
import { lineText, longest } from "../../_fields/read-text";
import { figure } from "../../_i18n/figures";
import type { Translator } from "../../_i18n/translator";
import { assumedPallet } from "../../_load/assumed-pallet";
import { inLoads } from "../../_load/full-load";
import type { Line } from "../../_quote/line/line";
import { own, type ownRows } from "./goods-rows";
import type { ToolProps } from "./tool";

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
    quantity: number(quantity),
    pieces: number(perTrip),
    rest: number(rest),
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
