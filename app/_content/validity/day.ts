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
export function daysBetween(from: Day, to: Day): number {
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
