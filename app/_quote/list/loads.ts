import { usualVehicle } from "../../_content/vehicles";
import { decimals, figure } from "../../_i18n/figures";
import { fullLoad, inLoads } from "../../_load/full-load";
import { type GoodsLine, isGoods, type Line } from "../code/line";
import { piecesIn, piecesOf, piecesPerLoad } from "./describe";
import { palletOf } from "./pallet-of";
import type { QuoteWords } from "./words";

/** How many of a line's pallet fill the usual vehicle; undefined where that is not known, as of blocks. */
function perTrailer(line: GoodsLine, words: QuoteWords): number | undefined {
  if ("product" in line) return piecesPerLoad(line.product, usualVehicle.id, words);
  const pallet = palletOf(line, words);
  return pallet && fullLoad(usualVehicle, pallet).perTrip;
}

/** Says how a line is loaded: in the vehicles it was asked in, or in usual ones; empty where that is not known. */
export function loadText(line: Line, words: QuoteWords): string {
  const { t } = words;
  if (!isGoods(line)) return "";
  if (line.kind === "load") {
    const perLoad = piecesPerLoad(line.product, line.vehicle, words);
    const values = { count: line.loads, vehicle: words.vehicles[line.vehicle] ?? line.vehicle };
    return perLoad
      ? t("quote.line.loads", { ...values, pieces: perLoad })
      : t("quote.line.loadsOpen", values);
  }
  const perLoad = perTrailer(line, words);
  if (!perLoad) return "";
  const { full, rest } = inLoads(line.pieces, perLoad);
  if (!full) return t("quote.line.lessThanLoad", { pieces: perLoad });
  return t(rest ? "quote.line.trailersAnd" : "quote.line.trailers", { count: full, rest });
}

/** A tonne, kg. */
const tonne = 1000;

/** What divided loads may add up to beside a whole one. */
const hair = 1e-6;

/**
 * Says what a list comes to: its pieces, its mass and its full usual vehicles, the last two as far as they are known of every line.
 *
 * @returns the parts of the sentence; none where the pieces are not known
 */
export function sumTexts(lines: readonly Line[], words: QuoteWords): string[] {
  const { t, region } = words;
  const pieces = piecesIn(lines, words);
  if (pieces === undefined) return [];
  /** Undefined where it is not known of a single line. */
  const sum = (of: (line: GoodsLine, pieces: number) => number | undefined) =>
    lines.filter(isGoods).reduce<number | undefined>((total, line) => {
      const each = of(line, piecesOf(line, words) ?? 0);
      return total === undefined || each === undefined ? undefined : total + each;
    }, 0);
  const mass = sum((line, count) => {
    // A size alone says nothing of a mass.
    const pallet = line.kind === "custom" && !line.deck ? undefined : palletOf(line, words);
    return pallet && count * pallet.mass;
  });
  const trailers = sum((line, count) => {
    const isOther = line.kind === "load" && line.vehicle !== usualVehicle.id;
    const perLoad = isOther ? undefined : perTrailer(line, words);
    return perLoad ? count / perLoad : undefined;
  });
  return [
    t("quote.sum.pieces", { pieces: figure(region, pieces) }),
    ...(mass === undefined || mass < tonne / 10
      ? []
      : [t("quote.sum.mass", { tonnes: decimals(region, mass / tonne, mass < 10 * tonne ? 1 : 0) })]),
    // What is left of the last load is one more.
    ...(trailers === undefined || trailers < 1 - hair
      ? []
      : [t("quote.sum.trailers", { count: Math.ceil(trailers - hair) })]),
  ];
}
