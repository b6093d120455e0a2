import { type Day, daysBetween, writtenDay } from "./day";

/** The dates on a document. */
export interface Dates {
  /** Dates of unknown meaning, earliest first. */
  readonly issued?: readonly Day[];
  readonly from?: Day;
  readonly until?: Day;
}

/** State of a document on a day. Without a last day no validity is stated. */
export type State = "planned" | "valid" | "endsSoon" | "expired" | "dateOnly";

/** Days before the last valid day from which a document "ends soon", to allow time for its renewal. */
export const soon = 60;

/** Returns the state of a document on a day in Poland (`warsawDay`). First and last day are inclusive. */
export function stateOn({ from, until }: Dates, day: Day): State {
  if (!until) return "dateOnly";
  if (from && day < from) return "planned";
  const left = daysBetween(day, until);
  if (left < 0) return "expired";
  return left > soon ? "valid" : "endsSoon";
}

/** Returns whether a document is valid on a day. */
export function isValid(dates: Dates, day: Day): boolean {
  return ["valid", "endsSoon"].includes(stateOn(dates, day));
}

/** Returns all days of a document, earliest first. */
export function daysOf({ issued = [], from, until }: Dates): Day[] {
  return [...issued, from, until].filter((day) => day !== undefined).sort();
}

/**
 * Formats the dates of a document: a period as "01.01.2025–31.08.2025", otherwise a list.
 *
 * @param region BCP 47 tag, for the language's "and"
 */
export function writtenDates(dates: Dates, region: string): string {
  const days = daysOf(dates).map((day) => writtenDay(day, region));
  if (dates.from && dates.until) return days.join(region.startsWith("en") ? " – " : "–");
  // Keeps a one-letter conjunction off the end of a line.
  return new Intl.ListFormat(region).format(days).replace(/(?<= \S) /, "\u00a0");
}
