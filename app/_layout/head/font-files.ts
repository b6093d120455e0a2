import { languages, type Locale } from "../../_i18n/languages";

/**
 * The files of the font that a page in a language is written with, to be asked for with the page: one that is found only
 * when the page is laid out has all of it laid out again when it comes. Measured on the home page at a phone's width:
 * half of the time for layout.
 */
export function fontFiles(locale: Locale): string[] {
  return languages[locale].fonts.map((part) => `archivo-silvapal-${part}.woff2`);
}
