import { figure } from "../../_i18n/figures";

/** A compared value, with figure and unit if numeric. A unit without a figure means: not stated. */
export interface Compared {
  readonly text: string;
  readonly figure?: number | undefined;
  readonly unit?: string | undefined;
}

/**
 * Formats the difference from the first value.
 *
 * @returns an empty text if the values themselves show the difference; undefined if they are equal or one is
 * not stated
 */
export function changeFrom(first: Compared, value: Compared, language: string): string | undefined {
  const isUnknown = [first, value].some(({ figure, unit }) => unit !== undefined && figure === undefined);
  if (isUnknown || first.text === value.text) return undefined;
  if (first.figure === undefined || value.figure === undefined) return "";
  // Rounded to the maximum of decimals in the table.
  const difference = Math.round((value.figure - first.figure) * 1000) / 1000;
  if (difference === 0) return "";
  // The minus sign (U+2212) is as wide as the plus.
  const written = figure(language, difference, { signDisplay: "always" }).replace("-", "−");
  return value.unit ? `${written}\u00a0${value.unit}` : written;
}
