interface Language {
  /** Stored in the browser; names the flag and `/assets/i18n/{code}.json` (R4). */
  readonly code: string;
  /** In the language itself; stored with the code. */
  readonly name: string;
  /** Value of `lang` and hreflang (BCP 47). */
  readonly tag: string;
  /** Of most readers (BCP 47), for dates and Open Graph. */
  readonly region: string;
  /** Parts of its font for larger screens: `archivo-silvapal-{part}.woff2`. `tokens.css` has their characters. */
  readonly fonts: readonly string[];
}

/** By the locale in addresses. Polish, the source language without a prefix, comes first. */
export const languages = {
  pl: { code: "pl", name: "Polski", tag: "pl", region: "pl-PL", fonts: ["latin", "latin-ext"] },
  de: { code: "de", name: "Deutsch", tag: "de", region: "de-DE", fonts: ["latin"] },
  en: { code: "gb-eng", name: "English", tag: "en", region: "en-GB", fonts: ["latin"] },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

/** As it is stored, and as flags and published catalogs are named. */
export type LanguageCode = (typeof languages)[Locale]["code"];

export const locales = Object.keys(languages) as readonly Locale[];

export const defaultLocale = "pl" as const satisfies Locale;

/** Local storage of the code and the name (R6). */
export const storageKeys = ["selectedLanguage", "selectedLanguageName"] as const;

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(languages, value);
}
