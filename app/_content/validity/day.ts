/** A calendar day, ISO 8601: "2025-08-31". Two of them compare as texts do. */
export type Day = `${number}-${number}-${number}`;

/** Milliseconds of a day without a change of the clocks: days are counted in UTC, which has none. */
const dayLength = 864e5;

/**
 * Returns which day it is in Poland, where the documents are valid, wherever the visitor or the build is.
 *
 * @param moment milliseconds since the epoch
 */
export function warsawDay(moment: number): Day {
  // Swedes write days as ISO 8601 does.
  return new Date(moment).toLocaleDateString("sv", { timeZone: "Europe/Warsaw" }) as Day;
}

/** Whether a text is a day of the calendar, ISO 8601. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && JSON.stringify(new Date(text)).startsWith(`"${text}`);
}

/** How many days lie from one day to another; negative where the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}

/** The day some days later, or earlier where the number is negative. */
export function dayAfter(day: Day, days = 1): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10) as Day;
}

/** Writes a day as documents do, in every language: "31.08.2025". */
export function writtenDay(day: Day): string {
  return day.split("-").reverse().join(".");
}
