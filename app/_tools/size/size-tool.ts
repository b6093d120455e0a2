import { dimensionsOf } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { decimals, figure, millimetres, times } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { type CustomPallet, customPallet } from "../../_pallet/custom-pallet";
import { timberVolume } from "../../_pallet/pallet-parts";
import type { Line } from "../../_quote/line/line";
import { quantityInLoads } from "../kit/goods";
import type { Answer, Definition, PartProps } from "../kit/tool";
import {
  buildOf,
  completedSize,
  sizeFields,
  type SizeName,
  sizeParts,
  type SizeProps,
  type SizeReading,
  startOf,
} from "./size-fields";
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

interface SizeAnswer extends Answer<SizeName> {
  /** Without its unit. */
  readonly gap: string;
}

/** Formats a pallet in the page's language. */
function sizeAnswer({ t }: SizeProps, reading: SizeReading, result: SizeResult): SizeAnswer {
  const { custom, perTrip, isAtLeast, isDrawn, warnings } = result;
  const { geometry, mass } = custom;
  const { q } = reading.values;
  const line = lineOfSize(reading, custom);
  const { length, depth, height } = geometry;
  const gap = Math.round(custom.gap * 10) / 10;
  const gapText = millimetres(gap, t.region);
  const pieces = t(isAtLeast ? "size.results.perTruckAtLeast" : "size.results.perTruckValue", {
    pieces: figure(t.region, perTrip),
  });
  const inLoads = q && perTrip > 0 ? quantityInLoads(t, usualVehicle.kind, perTrip, q).loads : pieces;
  const masses = t("size.results.massRange", {
    ...{ least: Math.round(mass.least), most: Math.round(mass.most) },
  });
  const status = t("size.results.status", {
    ...{ height, gap: gapText, mass: geometry.mass, pieces: inLoads },
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
          { term: t("size.results.dimensions"), value: times(length, depth, height) },
          { term: t("size.results.gap"), value: gap, unit: "mm", shown: `${gapText}\u00a0mm` },
          {
            ...{ term: t("size.results.volume"), value: timberVolume(geometry), unit: "m³" },
            shown: `${decimals(t.region, timberVolume(geometry), 3)}\u00a0m³`,
          },
          { term: t("size.results.mass"), value: Math.round(mass.usual), unit: "kg", shown: masses },
          { term: t("size.results.perTruck"), value: perTrip, shown: inLoads },
          ...(q ? [{ term: t("size.fields.quantity"), value: q, shown: "" }] : []),
        ]
      : [],
    brief: isDrawn ? t("size.results.brief", { pieces, mass: masses }) : "",
    gap: gapText,
  };
}

/** Formats the figures in mm and kg. `boards` stays a number for the plural. */
function formatted(values: WarningValues, region: string): WarningValues {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" || name === "boards" ? value : millimetres(Math.round(value * 10) / 10, region),
  ]);
  return Object.fromEntries(texts) as WarningValues;
}

/** Formats a warning as a sentence. */
export function warningText(t: SizeProps["t"], { key, values }: Warning): string {
  return t(`size.warnings.${key}`, formatted(values, t.region));
}

/** Formats the change that removes a warning. */
export function repairText(t: SizeProps["t"], { key, values }: NonNullable<Warning["repair"]>): string {
  return t(`size.repairs.${key}`, formatted(values, t.region));
}

/** Draws a pallet of any size. */
export const sizeTool = {
  id: "size",
  parts: sizeParts,
  lists: ["pallets"],
  fields: sizeFields,
  label: ({ t }) => t("size.toolLabel"),
  completed: completedSize,
  compute: sizeResultOf,
  answer: sizeAnswer,
} as const satisfies Definition<typeof sizeFields, SizeProps, SizeResult, SizeAnswer>;

/** Props of its parts. */
export type SizePart = PartProps<typeof sizeTool>;
