import { usualVehicle } from "../../_content/vehicles";
import { decimals, figure } from "../../_i18n/figures";
import { fullLoad, inLoads } from "../../_load/full-load";
import { type GoodsLine, isGoods, type Line } from "./line";
import { piecesIn, piecesOf, piecesPerLoad, vehicleName } from "./describe";
import { palletOf } from "./pallet-of";
import type { QuoteTexts } from "./quote-texts";

/** Returns how many pallets of a line fill the usual vehicle; undefined if unknown, and for blocks. */
function perTrailer(line: GoodsLine, texts: QuoteTexts): number | undefined {
  if ("product" in line) return piecesPerLoad(line.product, usualVehicle.id, texts);
  const pallet = palletOf(line, texts);
  return pallet && fullLoad(usualVehicle, pallet).perTrip;
}

/** Returns the loads of a line as text, in the requested or the usual vehicle; empty if unknown. */
export function loadText(line: Line, texts: QuoteTexts): string {
  const { t } = texts;
  if (!isGoods(line)) return "";
  if (line.kind === "load") {
    const perLoad = piecesPerLoad(line.product, line.vehicle, texts);
    const values = { count: line.loads, vehicle: vehicleName(line.vehicle, texts) };
    return perLoad
      ? t("quote.line.loads", { ...values, pieces: perLoad })
      : t("quote.line.loadsOpen", values);
  }
  const perLoad = perTrailer(line, texts);
  if (!perLoad) return "";
  const { full, rest } = inLoads(line.pieces, perLoad);
  if (!full) return t("quote.line.lessThanLoad", { pieces: perLoad });
  return t(rest ? "quote.line.trailersAnd" : "quote.line.trailers", { count: full, rest });
}

const tonne = 1000;

const tolerance = 1e-6;

/**
 * Returns the totals of a list as texts: pieces, and mass and usual vehicles if known for every line.
 *
 * @returns an empty array if the pieces are unknown
 */
export function sumTexts(lines: readonly Line[], texts: QuoteTexts): string[] {
  const { t, region } = texts;
  const pieces = piecesIn(lines, texts);
  if (pieces === undefined) return [];
  /** Returns undefined if a value is unknown for any line. */
  const sum = (of: (line: GoodsLine, pieces: number) => number | undefined) =>
    lines.filter(isGoods).reduce<number | undefined>((total, line) => {
      const each = of(line, piecesOf(line, texts) ?? 0);
      return total === undefined || each === undefined ? undefined : total + each;
    }, 0);
  const mass = sum((line, count) => {
    // The mass is unknown if only the size is known.
    const pallet = line.kind === "custom" && !line.deck ? undefined : palletOf(line, texts);
    return pallet && count * pallet.mass;
  });
  const trailers = sum((line, count) => {
    const isOther = line.kind === "load" && line.vehicle !== usualVehicle.id;
    const perLoad = isOther ? undefined : perTrailer(line, texts);
    return perLoad ? count / perLoad : undefined;
  });
  return [
    t("quote.sum.pieces", { pieces: figure(region, pieces) }),
    ...(mass === undefined || mass < tonne / 10
      ? []
      : [t("quote.sum.mass", { tonnes: decimals(region, mass / tonne, mass < 10 * tonne ? 1 : 0) })]),
    ...(trailers === undefined || trailers < 1 - tolerance ? [] : [trailersText(trailers, texts)]),
  ];
}

/** Returns full trailers; of an incomplete load about the number of trailers that carry it. */
function trailersText(trailers: number, { t }: QuoteTexts): string {
  const count = Math.ceil(trailers - tolerance);
  const isWhole = count - trailers < tolerance;
  return t(isWhole ? "quote.line.trailers" : "quote.sum.trailers", { count });
}
