import { defaultLocale } from "../_i18n/languages";

/**
 * Returns the language and region that the page was built in (BCP 47), from its Open Graph data: translators change `lang` of the
 * document at run time. A page without such data, the error page, is in the default language.
 */
export function pageLanguage(document: Document): string {
  const meta = document.querySelector<HTMLMetaElement>("[property='og:locale']");
  return meta?.content.replace("_", "-") ?? defaultLocale;
}
