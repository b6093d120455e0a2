import { createFormatter } from "next-intl";

import { languages, type Locale } from "./languages";

/**
 * Formats a day, such as "30 April 2024", with a no-break space between day and month.
 *
 * @param day ISO 8601, such as "2024-04-30"
 */
export function longDate(locale: Locale, day: string): string {
  // "en" alone would put the month first. The types know only the locales of pages.
  const region = languages[locale].region as Locale;
  const format = createFormatter({ locale: region, timeZone: "UTC" });
  return format.dateTime(new Date(day), { dateStyle: "long" }).replace(" ", "\u00a0");
}
