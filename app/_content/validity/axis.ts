import type { Day } from "./day";

/** Whole years side by side, all of the same width: what documents are drawn on. */
export interface Axis {
  /** The first of its years. */
  readonly first: number;
  /** How many years it has. */
  readonly years: number;
}

/** Milliseconds of a year in the Gregorian calendar, on average: no mark is out by more than a day. */
const yearLength = 31_556_952e3;

/** Makes the axis that has all these days on it and a year beyond today, so that there is a time to come. */
export function axisOf(days: readonly Day[], today: Day): Axis {
  const years = days.map((day) => new Date(day).getUTCFullYear());
  const first = Math.min(...years);
  return { first, years: Math.max(...years, new Date(today).getUTCFullYear() + 1) - first + 1 };
}

/** Where a day begins on an axis, in per cent of its length: "83.34%". */
export function placeOn({ first, years }: Axis, day: Day): string {
  return `${(((Date.parse(day) / yearLength + 1970 - first) / years) * 100).toFixed(2)}%`;
}
