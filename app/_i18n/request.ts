import { getRequestConfig } from "next-intl/server";
import * as rootParams from "next/root-params";

import { defaultLocale, isLocale } from "./languages";

/** Chooses the catalog by the locale that a caller names, else by the `[locale]` segment, else Polish. */
export default getRequestConfig(async ({ locale: named }) => {
  const requested = named ?? (await rootParams.locale()) ?? defaultLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    timeZone: "Europe/Warsaw",
    messages: (await import(`../../messages/${locale}.json`)).default,
    // Otherwise the page would have the key in place of the missing text.
    onError: (error) => {
      throw error;
    },
  };
});
