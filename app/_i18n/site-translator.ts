import type { useTranslations } from "next-intl";

import type { Locale } from "./languages";

/** Translator for the whole catalog of a language. */
export type SiteTranslator = ReturnType<typeof useTranslations<never>>;

/** Language and texts for the metadata of pages. */
export interface Language {
  readonly locale: Locale;
  readonly t: SiteTranslator;
}
