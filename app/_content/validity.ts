/** A calendar day, ISO 8601: "2025-08-31". Days compare as strings. */
export type Day = `${number}-${number}-${number}`;

/** Milliseconds of a day. Days are counted in UTC, without daylight saving time. */
const dayLength = 864e5;

/**
 * Returns the day in Poland, where the documents are valid, independent of the local time zone.
 *
 * @param moment milliseconds since the epoch
 */
export function warsawDay(moment: number): Day {
  // The Swedish date format is ISO 8601.
  return new Date(moment).toLocaleDateString("sv", { timeZone: "Europe/Warsaw" }) as Day;
}

/** Returns whether a text is an existing calendar day, ISO 8601. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && JSON.stringify(new Date(text)).startsWith(`"${text}`);
}

/** Returns the days from one day to another. Negative if the other is earlier. */
function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}

/** Returns the day a number of days later, or earlier for a negative number. */
export function dayAfter(day: Day, days = 1): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10) as Day;
}

/**
 * Formats a day as documents do: "31.08.2025". English writes the month, which would be read as the day: "31 August 2025".
 *
 * @param region BCP 47 tag
 */
export function writtenDay(day: Day, region = ""): string {
  if (region.startsWith("en"))
    return new Date(day).toLocaleDateString(region, { dateStyle: "long", timeZone: "UTC" });
  return day.split("-").reverse().join(".");
}

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

/** A day, and the state with its label from that day on: of a document, or the tense of a text. */
export type Change = readonly [day: Day, state: State | Tense, label: string];

/** Tense of a text about a day: "applies from" it, and on the day "has applied since". */
export type Tense = "from" | "since";

/** Returns the tense of a text about a day. */
export function tenseOn(day: Day, today: Day): Tense {
  return today < day ? "from" : "since";
}

/**
 * Computes the future change of a text's tense at build time.
 *
 * @param day on which the tense changes
 * @param today the day of the build
 * @param write returns the words that have the tense
 * @returns empty if the day has come
 */
export function tensesOf(day: Day, today: Day, write: (tense: Tense) => string): readonly Change[] {
  if (tenseOn(day, today) === "since") return [];
  return [
    [today, "from", write("from")],
    [day, "since", write("since")],
  ];
}

/**
 * Computes a document's future states at build time, so that a page only looks up the day of the visit.
 *
 * @param today the day of the build
 * @param write returns the label of a state
 * @returns the changes in order, the last on the day after the last valid day; empty if the state can't
 * change
 */
export function calendarOf(dates: Dates, today: Day, write: (state: State) => string): readonly Change[] {
  const { from, until } = dates;
  if (!until || until < today) return [];
  const days = [from, dayAfter(until, -soon), dayAfter(until)].filter((day) => day && day > today) as Day[];
  const changes = [today, ...days].sort().map((day) => {
    const state = stateOn(dates, day);
    return [day, state, write(state)] as const;
  });
  // In a period shorter than `soon`, the `endsSoon` day precedes the first valid day and changes nothing.
  return changes.filter(([, state], index) => state !== changes[index - 1]?.[1]);
}

/**
 * Looks up a document's state and label on a day.
 *
 * @returns undefined before the calendar begins, because a clock behind the build is wrong
 */
export function calledOn(calendar: readonly Change[], day: Day): readonly [string, string] | undefined {
  const found = calendar.findLast(([begins]) => begins <= day);
  return found && [found[1], found[2]];
}
