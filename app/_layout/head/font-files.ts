import { languages, type Locale } from "../../_i18n/languages";

/** A file of the font, and the media query of the screens that use it. */
export interface FontFile {
  readonly file: string;
  readonly media: string;
}

/** The media queries of `app/_styles/base.css`: phones get files without the widths over 100 %. */
export const fontScreens = { large: "(width >= 48rem)", phone: "(width < 48rem)" } as const;

/**
 * The files of the font that a page in a language is written with, to be preloaded with the page: the browser
 * lays the whole page out again for one that is found only during layout. On the home page at a phone's width
 * that is half of the time for layout.
 */
export function fontFiles(locale: Locale): FontFile[] {
  return languages[locale].fonts.flatMap((part) => [
    { file: `archivo-silvapal-${part}.woff2`, media: fontScreens.large },
    { file: `archivo-silvapal-${part}-phone.woff2`, media: fontScreens.phone },
  ]);
}
