import type { Messages } from "next-intl";

import { needsIspmMark } from "../../_content/ispm-countries";
import { usualVehicle } from "../../_content/vehicles";
import type { CustomPallet } from "../../_pallet/custom-pallet";
import type { SizeReading } from "./size-fields";

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
