import { languages, type Locale } from "../../_i18n/languages";

/**
 * The files of the font that a page in a language is written with, to be preloaded with the page: the browser
 * lays the whole page out again for one that is found only during layout. On the home page at a phone's width
 * that is half of the time for layout.
 */
export function fontFiles(locale: Locale): string[] {
  return languages[locale].fonts.map((part) => `archivo-silvapal-${part}.woff2`);
}
