import { IntlErrorCode } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import * as rootParams from "next/root-params";

import { defaultLocale, isLocale } from "./languages";

/**
 * Chooses the catalog of a page: the locale that a caller names, else the `[locale]` segment of the address, else Polish,
 * whose pages have no such segment.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const asked = named ?? (await rootParams.locale()) ?? defaultLocale;
  const locale = isLocale(asked) ? asked : defaultLocale;
  return {
    locale,
    timeZone: "Europe/Warsaw",
    messages: (await import(`../../messages/${locale}.json`)).default,
    // Else the page would be built with the name of a key, or with "undefined", in the place of its words.
    onError: (error) => {
      if (error.code !== IntlErrorCode.FORMATTING_ERROR) throw error;
    },
    getMessageFallback: ({ error, key, namespace }) => {
      const text = namespace ? `${namespace}.${key}` : key;
      throw new Error(
        `The text "${text}" can't be written in "${locale}": ${error.originalMessage ?? error.code}`,
      );
    },
  };
});
