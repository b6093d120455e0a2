import type { Locale } from "../../_i18n/languages";

/** Letters of the Western European languages, and those that Polish has besides (ą, ł, ż …). */
const latin = "archivo-silvapal-latin.woff2";
const latinExtended = "archivo-silvapal-latin-ext.woff2";

/**
 * The files of the font that a page in a language is written with, to be asked for with the page: one that is found only
 * when the page is laid out has all of it laid out again when it comes. Measured on the home page at a phone's width:
 * half of the time for layout.
 */
export const fontFiles: Readonly<Record<Locale, readonly string[]>> = {
  pl: [latin, latinExtended],
  de: [latin],
  en: [latin],
};
