import { createFormatter } from "next-intl";

import { languages, type Locale } from "./languages";

/**
 * Writes a day as it is shown, such as "30 April 2024": day and month hold together, with a space that does not
 * break.
 *
 * @param day ISO 8601, such as "2024-04-30"
 */
export function longDate(locale: Locale, day: string): string {
  // English alone would put the month first. The types know no locales but those of the pages.
  const region = languages[locale].region as Locale;
  const format = createFormatter({ locale: region, timeZone: "UTC" });
  return format.dateTime(new Date(day), { dateStyle: "long" }).replace(" ", "\u00a0");
}

/**
 * Writes the month of a day as it is shown, such as "November 2026".
 *
 * @param day ISO 8601
 */
export function monthAndYear(locale: Locale, day: string): string {
  const format = createFormatter({ locale, timeZone: "UTC" });
  return format.dateTime(new Date(day), { month: "long", year: "numeric" });
}
