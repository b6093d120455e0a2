import { defaultLocale } from "../_i18n/languages";

/**
 * Returns the language and region of the build (BCP 47) from Open Graph data, because translators change the
 * document's `lang`. The error page has no such data.
 */
export function pageLanguage(document: Document): string {
  const meta = document.querySelector<HTMLMetaElement>("[property='og:locale']");
  return meta?.content.replace("_", "-") ?? defaultLocale;
}
