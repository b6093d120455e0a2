import { dimensionsOf } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { decimals, figure, millimetres, times } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { type CustomPallet, customPallet } from "../../_pallet/custom-pallet";
import { timberVolume } from "../../_pallet/pallet-parts";
import type { Line } from "../../_quote/line/line";
import { quantityInLoads } from "../kit/loads";
import type { Answer } from "../kit/tool";
import { buildOf, type SizeName, type SizeProps, type SizeReading, startOf } from "./size-fields";
import { type Warning, warningsOf, type WarningValues } from "./warnings";

/** Fields of the drawing. */
const drawnFields: readonly SizeName[] = ["l", "w", "n", "b", "a", "t", "y"];

export interface SizeResult {
  readonly custom: CustomPallet;
  /** Pieces in the usual vehicle. */
  readonly perTrip: number;
  /** Whether the vehicle may hold more pieces than the search has found. */
  readonly isAtLeast: boolean;
  /** Whether the drawing has all its figures. Otherwise it has usual ones, and there are no warnings. */
  readonly isDrawn: boolean;
  readonly warnings: readonly Warning[];
}

/** Builds and loads the pallet of the fields. */
export function sizeResultOf(reading: SizeReading): SizeResult {
  const custom = customPallet(buildOf(reading), startOf(reading));
  const { perTrip, pieces, isProven } = fullLoad(usualVehicle, custom.geometry);
  const isAtLeast = perTrip === pieces && pieces > 0 && !isProven;
  const isDrawn = drawnFields.every((name) => !reading.refused.includes(name));
  const warnings = isDrawn ? warningsOf(reading, custom, isAtLeast) : [];
  return { custom, perTrip, isAtLeast, isDrawn, warnings };
}

/**
 * Returns the quote list line of a pallet with its use. Without a kind of blocks it omits the blocks.
 *
 * @returns undefined without a quantity, and while a field is refused
 */
export function lineOfSize({ values, refused }: SizeReading, { geometry }: CustomPallet): Line | undefined {
  const { n: boards, a: edge, b, t: thickness, m: load, r: span, q: pieces, d, z, c, h, f, s, k, e } = values;
  if (refused.length > 0 || !pieces || !boards || !edge || !b || !thickness) return undefined;
  const { length, depth, height, blocks, blockHeight, bearers } = geometry;
  return {
    kind: "custom",
    pieces,
    size: [length, depth, height],
    deck: [boards, boards > 2 ? b : edge, edge, thickness],
    ...((bearers || k !== "a") && { blocks: [blocks, blockHeight] as const }),
    entries: e === "2" ? 2 : 4,
    ...(load && { load }),
    ...(c && { onPoints: true as const }),
    support: s === "r" ? (span ? ["rack", span] : ["rack"]) : [s === "c" ? "conveyor" : "floor"],
    ...(d && { destination: d }),
    ...(h && { ht: true as const }),
    ...(z && { postcode: z }),
    ...(f && { monthly: true as const }),
  };
}

export interface SizeAnswer extends Answer<SizeName> {
  readonly gap: string;
  readonly mass: string;
  readonly volume: string;
  /** The quantity in loads of the usual vehicle; without one, the pieces in it. */
  readonly inLoads: string;
}

/** Formats a pallet in the page's language. */
export function sizeAnswer({ t }: SizeProps, reading: SizeReading, result: SizeResult): SizeAnswer {
  const { custom, perTrip, isAtLeast, isDrawn, warnings } = result;
  const { geometry, mass } = custom;
  const { q } = reading.values;
  const line = lineOfSize(reading, custom);
  const gap = millimetres(Math.round(custom.gap * 10) / 10, t.region);
  const pieces = t(isAtLeast ? "size.results.perTruckAtLeast" : "size.results.perTruckValue", {
    pieces: figure(t.region, perTrip),
  });
  const inLoads = q && perTrip > 0 ? quantityInLoads(t, usualVehicle.kind, perTrip, q).loads : pieces;
  const volume = timberVolume(geometry);
  const masses = t("size.results.massRange", {
    ...{ least: Math.round(mass.least), most: Math.round(mass.most) },
  });
  const status = t("size.results.status", {
    ...{ height: geometry.height, gap, mass: geometry.mass, pieces: inLoads },
  });
  const refused = reading.refused.find((name) => name !== "q");
  return {
    title: dimensionsOf(geometry),
    said: isDrawn ? [status, ...warnings.map((each) => warningText(t, each))].join(" ") : "",
    lines: line ? [line] : [],
    pieces: q,
    missing: refused ?? "q",
    subject: "custom",
    faulty: refused && t("load.faulty"),
    rows: isDrawn
      ? [
          [t("size.results.dimensions"), times(geometry.length, geometry.depth, geometry.height)],
          [t("size.results.gap"), Math.round(custom.gap * 10) / 10, "mm"],
          [t("size.results.volume"), Math.round(volume * 1000) / 1000, "m³"],
          [t("size.results.mass"), Math.round(mass.usual), "kg"],
          [t("size.results.perTruck"), perTrip],
          ...(q ? [[t("size.fields.quantity"), q] as const] : []),
        ]
      : [],
    brief: isDrawn ? t("size.results.brief", { pieces, mass: masses }) : "",
    gap,
    mass: masses,
    volume: decimals(t.region, volume, 3),
    inLoads,
  };
}

/** Formats the figures in mm and kg. `boards` stays a number for the plural. */
function formatted({ boards = 0, country = "", ...figures }: WarningValues, region: string) {
  const rounded = Object.entries(figures as Record<string, number>).map(([name, value]) => [
    name,
    millimetres(Math.round(value * 10) / 10, region),
  ]);
  return { boards, country, ...(Object.fromEntries(rounded) as Record<keyof typeof figures, string>) };
}

/** Formats a warning as a sentence. */
export function warningText(t: SizeProps["t"], { key, values }: Warning): string {
  return t(`size.warnings.${key}`, formatted(values, t.region));
}

/** Formats the change that removes a warning. */
export function repairText(t: SizeProps["t"], { key, values }: NonNullable<Warning["repair"]>): string {
  return t(`size.repairs.${key}`, formatted(values, t.region));
}
