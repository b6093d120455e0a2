import { usualVehicle, type Vehicle, vehicles } from "../../_content/vehicles";
import { decimals, figure, unbroken } from "../../_i18n/figures";
import { fullLoad, inLoads } from "../../_load/full-load";
import { type GoodsLine, isGoods, type Line } from "./line";
import { inPieces } from "./describe";
import { palletOf } from "./pallet-of";
import { type QuoteTexts, vehicleName } from "./quote-texts";
import { piecesIn, piecesOf, piecesPerLoad, productOf } from "./pieces";

/** The requested vehicle or the usual one. */
function vehicleOf(line: GoodsLine): Pick<Vehicle, "id" | "kind"> {
  const id = "vehicle" in line && line.vehicle;
  return id ? (vehicles.find((vehicle) => vehicle.id === id) ?? { id, kind: "trailer" }) : usualVehicle;
}

/** Undefined if unknown, and for blocks. */
function perVehicle(line: GoodsLine, texts: QuoteTexts): number | undefined {
  if ("product" in line) return piecesPerLoad(line.product, vehicleOf(line).id, texts);
  const pallet = palletOf(line, texts);
  return pallet && fullLoad(usualVehicle, pallet).perTrip;
}

/** Returns the loads of a line in its vehicle; empty if unknown. */
export function loadText(line: Line, texts: QuoteTexts): string {
  const { t, region } = texts;
  if (!isGoods(line)) return "";
  const { id, kind } = vehicleOf(line);
  const vehicle = unbroken(vehicleName(id, texts));
  const [pieces, perLoad] = [piecesOf(line, texts), perVehicle(line, texts)];
  if (!pieces || !perLoad)
    return line.kind === "load" ? t("quote.line.loadsOpen", { count: line.loads, vehicle }) : "";
  const { full, rest } = inLoads(pieces, perLoad);
  if (!full) return t("quote.line.lessThanLoad", { vehicle, missing: figure(region, perLoad - rest) });
  const which =
    id === usualVehicle.id
      ? unbroken(` ${decimals(region, usualVehicle.length / 1000, 1)} m`)
      : ` (${vehicle})`;
  return `=\u00a0${fullLoads(kind, full, texts)}${which}${andPieces(rest, texts)}`;
}

/** As in the tools. */
const fullLoads = (kind: Vehicle["kind"], count: number, { t }: QuoteTexts) =>
  unbroken(t(`load.fullLoads.${kind}`, { count }));

const andPieces = (rest: number, texts: QuoteTexts) => (rest ? ` +\u00a0${inPieces(rest, texts)}` : "");

const tonne = 1000;

const tolerance = 1e-6;

/**
 * Returns the totals of a list: pieces, and mass and usual vehicles if known for every line; empty if the pieces
 * are unknown.
 */
export function sumTexts(lines: readonly Line[], texts: QuoteTexts): string[] {
  const { t, region } = texts;
  const pieces = piecesIn(lines, texts);
  if (pieces === undefined) return [];
  /** Undefined if one is unknown. */
  const sum = (of: (line: GoodsLine, pieces: number) => number | undefined) =>
    lines.filter(isGoods).reduce<number | undefined>((total, line) => {
      const each = of(line, piecesOf(line, texts) ?? 0);
      return total === undefined || each === undefined ? undefined : total + each;
    }, 0);
  const mass = sum((line, count) => {
    // A size alone has no mass.
    const pallet = line.kind === "custom" && !line.deck ? undefined : palletOf(line, texts);
    return pallet && count * pallet.mass;
  });
  const trailers = sum((line, count) => {
    const perLoad = vehicleOf(line).id === usualVehicle.id ? perVehicle(line, texts) : undefined;
    return perLoad ? count / perLoad : undefined;
  });
  return [
    inPieces(pieces, texts),
    ...(mass === undefined || mass < tonne / 10
      ? []
      : [t("quote.sum.mass", { tonnes: decimals(region, mass / tonne, mass < 10 * tonne ? 1 : 0) })]),
    ...(trailers === undefined || trailers < 1 - tolerance
      ? []
      : [trailersText(lines, pieces, trailers, texts)]),
  ];
}

/** Full trailers and pieces of one kind of pallet; of several kinds about how many trailers. */
function trailersText(lines: readonly Line[], pieces: number, trailers: number, texts: QuoteTexts): string {
  const count = Math.ceil(trailers - tolerance);
  if (count - trailers < tolerance) return fullLoads("trailer", count, texts);
  const [first, ...others] = lines.filter(isGoods);
  const perLoad = first && perVehicle(first, texts);
  if (
    !perLoad ||
    others.some((line) => productOf(line) === undefined || productOf(line) !== productOf(first))
  )
    return texts.t("quote.sum.trailers", { count });
  const { full, rest } = inLoads(pieces, perLoad);
  return fullLoads("trailer", full, texts) + andPieces(rest, texts);
}
