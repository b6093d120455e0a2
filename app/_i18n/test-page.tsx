import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";

import type { Locale } from "./languages";
import { compiledCatalog } from "./test-translator";

/** For tests: an element on a page in a language. */
export const inLanguage = (locale: Locale, element: ReactNode) => (
  <NextIntlClientProvider locale={locale} messages={compiledCatalog(locale)} timeZone="Europe/Warsaw">
    {element}
  </NextIntlClientProvider>
);
