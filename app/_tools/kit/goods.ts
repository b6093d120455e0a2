import { dimensionsOf, type PalletGeometry, type Product, productById } from "../../_content/products";
import type { Vehicle } from "../../_content/vehicles";
import { lineText, longest } from "../../_fields/read-text";
import { figure, withinSentence } from "../../_i18n/figures";
import type { Translator } from "../../_i18n/translator";
import { assumedPallet } from "../../_pallet/assumed-pallet";
import { inLoads } from "../../_load/full-load";
import type { Line } from "../../_quote/line/line";
import { own, type ownRows } from "./goods-rows";
import type { ToolProps } from "./tool";

/** Undefined for a pallet that is not in the catalogue. */
export function productOf(pallet: string): Product | undefined {
  return productById(Number(pallet));
}

type OwnFigures = { readonly [Name in keyof typeof ownRows]?: number | undefined };

/** Returns the pallet of a pallet field; undefined while a figure of one's own is missing (mm, kg). */
export function palletOf(pallet: string, figures: OwnFigures): PalletGeometry | undefined {
  if (pallet !== own) return productOf(pallet)?.geometry;
  const { length, depth, height, mass } = figures;
  return length && depth && height && mass ? assumedPallet({ length, depth, height, mass }) : undefined;
}

/** Returns the line of pallets; undefined as a product are those of one's own. */
export function lineOfPallets(
  product: Product | undefined,
  { length, depth, height }: Pick<PalletGeometry, "length" | "depth" | "height">,
  pieces: number,
  note?: string,
): Line {
  // Plain spaces, because the list stores a note as if it had been typed.
  const terms = { pieces, ...(note && { note: lineText(note, longest.note) ?? "" }) };
  return product
    ? { kind: "product", product: product.id, ...terms }
    : { kind: "custom", size: [length, depth, height], ...terms };
}

/** Returns a vehicle's name in the page's language. */
export function vehicleName(props: Pick<ToolProps, "vehicles">, { id }: Vehicle): string {
  return props.vehicles.find(({ value }) => value === id)?.name ?? "";
}

/** Names a vehicle after other words. */
export function vehicleAfter(props: Pick<ToolProps, "vehicles" | "t">, vehicle: Vehicle): string {
  return withinSentence(props.t.region, vehicleName(props, vehicle));
}

/** Names a pallet; one of one's own with its dimensions, if they are known. */
export function palletName(
  { t, pallets }: Pick<ToolProps<"load.ownLabel">, "pallets" | "t">,
  id: string,
  pallet?: PalletGeometry,
): string {
  const name = pallets.find(({ value }) => value === id)?.name;
  return name ?? [t("load.ownLabel"), pallet && dimensionsOf(pallet)].filter(Boolean).join(", ");
}

export const loadsParts = [
  "load.formula.loads",
  "load.formula.loadsExact",
  "load.formula.loadsLess",
  "load.fullLoads",
] as const;

/**
 * Formats a quantity in loads: "600 pcs = 1 full trailer + 226 pcs". Returns also the pieces missing to the
 * next full load.
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
