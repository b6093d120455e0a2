import { type Day, daysBetween, writtenDay } from "./day";

/** What a document says of time. */
export interface Dates {
  /** Days it bears without saying what begins or ends with them; the earliest first. */
  readonly issued?: readonly Day[];
  /** The first day it is valid on. */
  readonly from?: Day;
  /** The last day it is valid on. */
  readonly until?: Day;
}

/** What a day makes of the dates of a document. Without a last day its validity is not stated. */
export type State = "planned" | "valid" | "endsSoon" | "expired" | "dateOnly";

/** From how many days before its last on a document ends soon: time to have the next one. */
export const soon = 60;

/**
 * Returns what a document is on a day. Its first and its last day count: they are days of the calendar in
 * Poland (`warsawDay`), not hours.
 */
export function stateOn({ from, until }: Dates, day: Day): State {
  if (!until) return "dateOnly";
  if (from && day < from) return "planned";
  const left = daysBetween(day, until);
  if (left < 0) return "expired";
  return left > soon ? "valid" : "endsSoon";
}

/** Whether a document can be shown as proof on a day. */
export function isValid(dates: Dates, day: Day): boolean {
  return ["valid", "endsSoon"].includes(stateOn(dates, day));
}

/** Every day that stands on a document, the earliest first. */
export function daysOf({ issued = [], from, until }: Dates): Day[] {
  return [...issued, from, until].filter((day) => day !== undefined).sort();
}

/**
 * Writes the dates of a document: "01.01.2025–31.08.2025" where they are a period, otherwise one after the other.
 *
 * @param region the language (BCP 47), which has its own "and"
 */
export function writtenDates(dates: Dates, region: string): string {
  const days = daysOf(dates).map(writtenDay);
  if (dates.from && dates.until) return days.join("–");
  // A word of one letter is not left behind at the end of a line.
  return new Intl.ListFormat(region).format(days).replace(/(?<= \S) (?=\S+$)/, "\u00a0");
}
