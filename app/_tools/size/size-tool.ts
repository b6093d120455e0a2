import type { Messages } from "next-intl";

import { dimensionsOf } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { decimals, figure, millimetres, times } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { customPallet, type CustomPallet } from "../../_pallet/custom-pallet";
import { timberVolume } from "../../_pallet/pallet-parts";
import { quantityInLoads } from "../kit/goods";
import type { Answer, Definition, PartProps } from "../kit/tool";
import { sizeFields, type SizeName, sizeParts, type SizeProps, type SizeReading } from "./size-fields";
import { buildOf, completedSize, lineOfSize, numberedSize, startOf } from "./size-pallet";
import { needsIspmMark } from "../../_content/ispm-countries";

export type SizeGroup = keyof Messages["size"]["groups"];

/** A warning: its text `size.warnings.{key}`, and the figures in it, mm, or the country as typed. */
export interface Warning {
  /** A group of fields, or below the country. */
  readonly group: SizeGroup | "country";
  readonly key: keyof Messages["size"]["warnings"];
  readonly values: Readonly<Record<string, number | string>>;
}

/** Finds contradictions, and a side too long for a trailer. The tool accepts the pallet nevertheless. */
export function warningsOf({ values }: SizeReading, { geometry, excess }: CustomPallet): Warning[] {
  const { length, depth } = geometry;
  const { span = 0, country = "", support, heatTreated } = values;
  const side = Math.min(length, depth);
  const checks: readonly (Warning & { readonly applies: boolean })[] = [
    { group: "dimensions", key: "sideLarge", values: { side }, applies: side > usualVehicle.width },
    { group: "deck", key: "boardsTooMany", values: { excess }, applies: excess > 0 },
    {
      group: "load",
      key: "rackSpanWide",
      values: { span, length },
      applies: support === "rack" && span > length,
    },
    {
      group: "country",
      key: "htNeeded",
      values: { country },
      applies: country !== "" && needsIspmMark(country) && !heatTreated,
    },
  ];
  return checks.filter(({ applies }) => applies);
}

const drawnFields: readonly SizeName[] = [
  "length",
  "depth",
  "boards",
  "innerWidth",
  "edgeWidth",
  "thickness",
  "blockHeight",
];

export type SizeResult = ReturnType<typeof sizeResultOf>;

/** Builds and loads the pallet of the fields. */
export function sizeResultOf(reading: SizeReading) {
  const custom = customPallet(buildOf(reading), startOf(reading));
  const { perTrip, pieces, isProven } = fullLoad(usualVehicle, custom.geometry);
  // The vehicle may hold more than the search has found.
  const isAtLeast = perTrip === pieces && pieces > 0 && !isProven;
  // Otherwise the drawing has usual figures.
  const isDrawn = drawnFields.every((name) => !reading.refused.includes(name));
  const warnings = isDrawn ? warningsOf(reading, custom) : [];
  return { custom, perTrip, isAtLeast, isDrawn, warnings };
}

interface SizeAnswer extends Answer<SizeName> {
  /** Without its unit. */
  readonly gap: string;
}

function sizeAnswer({ t }: SizeProps, reading: SizeReading, result: SizeResult): SizeAnswer {
  const { custom, perTrip, isAtLeast, isDrawn, warnings } = result;
  const { geometry, mass } = custom;
  const { pieces } = reading.values;
  const line = lineOfSize(reading, custom);
  const { length, depth, height } = geometry;
  const gap = Math.round(custom.gap * 10) / 10;
  const gapText = millimetres(gap, t.region);
  const perTruck = t(isAtLeast ? "size.results.perTruckAtLeast" : "size.results.perTruckValue", {
    pieces: figure(t.region, perTrip),
  });
  const inLoads =
    pieces && perTrip > 0 ? quantityInLoads(t, usualVehicle.kind, perTrip, pieces).loads : perTruck;
  const masses = t("size.results.massRange", {
    least: Math.round(mass.least),
    most: Math.round(mass.most),
  });
  const status = t("size.results.status", {
    height,
    gap: gapText,
    mass: geometry.mass,
    pieces: inLoads,
  });
  const refused = reading.refused.find((name) => name !== "pieces");
  return {
    title: dimensionsOf(geometry),
    said: isDrawn ? [status, ...warnings.map((each) => warningText(t, each))].join(" ") : "",
    lines: line ? [line] : [],
    pieces,
    missing: refused ?? "pieces",
    subject: "custom",
    faulty: refused && t("load.faulty"),
    rows: isDrawn
      ? [
          { term: t("size.results.dimensions"), value: times(length, depth, height) },
          { term: t("size.results.gap"), value: gap, unit: "mm", shown: `${gapText}\u00a0mm` },
          {
            term: t("size.results.volume"),
            value: timberVolume(geometry),
            unit: "m³",
            digits: 3,
            shown: `${decimals(t.region, timberVolume(geometry), 3)}\u00a0m³`,
          },
          { term: t("size.results.mass"), value: Math.round(mass.usual), unit: "kg", shown: masses },
          { term: t("size.results.perTruck"), value: perTrip, shown: inLoads },
          ...(pieces ? [{ term: t("size.fields.quantity"), value: pieces, shown: "" }] : []),
        ]
      : [],
    brief: isDrawn ? t("size.results.brief", { pieces: perTruck, mass: masses }) : "",
    gap: gapText,
  };
}

/** Formats a warning as a sentence. */
export function warningText(t: SizeProps["t"], { key, values }: Warning): string {
  return t(`size.warnings.${key}`, values);
}

export const sizeTool = {
  id: "size",
  parts: sizeParts,
  lists: ["pallets"],
  fields: sizeFields,
  label: ({ t }) => t("size.toolLabel"),
  completed: completedSize,
  arrived: numberedSize,
  compute: sizeResultOf,
  answer: sizeAnswer,
} as const satisfies Definition<typeof sizeFields, SizeProps, SizeResult, SizeAnswer>;

export type SizePart = PartProps<typeof sizeTool>;
