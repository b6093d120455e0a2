import { languages, type Locale } from "../../_i18n/languages";

/** A font file and its media query. */
export interface FontFile {
  readonly file: string;
  readonly media: string;
}

/** Media queries of `app/_styles/base.css`. Phones get a file without widths over 100 %. */
export const fontScreens = { large: "(width >= 40rem)", phone: "(width < 40rem)" } as const;

/**
 * Returns the font files of a language, for preloading. A font found during layout causes a second layout of
 * the whole page: half of the layout time of the home page on a phone.
 */
export function fontFiles(locale: Locale): FontFile[] {
  return [
    ...languages[locale].fonts.map((part) => ({
      file: `archivo-silvapal-${part}.woff2`,
      media: fontScreens.large,
    })),
    { file: "archivo-silvapal-phone.woff2", media: fontScreens.phone },
  ];
}
