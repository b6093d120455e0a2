import type { useTranslations } from "next-intl";

import type { Locale } from "./languages";

/** The whole catalog of a language. */
export type Words = ReturnType<typeof useTranslations<never>>;

/** What every description of a page needs: the language, and its words. */
export interface Language {
  readonly locale: Locale;
  readonly t: Words;
}
