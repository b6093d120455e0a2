import { getRequestConfig } from "next-intl/server";
import * as rootParams from "next/root-params";

import { defaultLocale, isLocale } from "./languages";

/**
 * Chooses the catalog of a page: the locale that a caller names, else the `[locale]` segment of the address, else Polish,
 * whose pages have no such segment.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const requested = named ?? (await rootParams.locale()) ?? defaultLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    timeZone: "Europe/Warsaw",
    messages: (await import(`../../messages/${locale}.json`)).default,
    // Else the page would be built, with the name of the key in the place of its words.
    onError: (error) => {
      throw error;
    },
  };
});
