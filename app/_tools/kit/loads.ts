import type { Vehicle } from "../../_content/vehicles";
import { figure } from "../../_i18n/figures";
import type { Translator } from "../../_i18n/translator";
import { inLoads } from "../../_load/full-load";

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
