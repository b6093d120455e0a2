import { createFormatter } from "next-intl";

import { languages, type Locale } from "./languages";

/** Formats a day (ISO 8601), such as "30 April 2024". */
export function longDate(locale: Locale, day: string): string {
  // "en" alone would put the month first. Only the type is wrong.
  const region = languages[locale].region as Locale;
  const format = createFormatter({ locale: region, timeZone: "UTC" });
  return format.dateTime(new Date(day), { dateStyle: "long" }).replace(" ", "\u00a0");
}
