/** What the site has to know of a language. Everything else a language needs is its catalog, `messages/{locale}.json`. */
interface Language {
  /** Stored in the browser; names the flag and `/assets/i18n/{code}.json` (R4). */
  readonly code: string;
  /** In the language's own words; stored with the code. */
  readonly name: string;
  /** What `lang` and hreflang say (BCP 47). */
  readonly tag: string;
  /** The language where it is spoken by most of those who read it here (BCP 47): how dates are written, and Open Graph. */
  readonly region: string;
  /** The parts of the font it is written with: `public/fonts/archivo-silvapal-{part}.woff2`, and `-phone`; their letters in `tokens.css`. */
  readonly fonts: readonly string[];
}

/**
 * The one table of languages, by the locale that addresses and catalogs name: everything that lists languages lists this.
 * Polish comes first: it is the source language and has no prefix in addresses.
 */
export const languages = {
  pl: { code: "pl", name: "Polski", tag: "pl", region: "pl-PL", fonts: ["latin", "latin-ext"] },
  de: { code: "de", name: "Deutsch", tag: "de", region: "de-DE", fonts: ["latin"] },
  en: { code: "gb-eng", name: "English", tag: "en", region: "en-GB", fonts: ["latin"] },
} as const satisfies Record<string, Language>;

/** A language as the first part of its addresses names it. */
export type Locale = keyof typeof languages;

/** A language as it is stored, and as flags and published catalogs are named. */
export type LanguageCode = (typeof languages)[Locale]["code"];

export const locales = Object.keys(languages) as readonly Locale[];

export const defaultLocale = "pl" as const satisfies Locale;

/** Where the browser keeps a choice: code and name of the language (local storage; R6). */
export const storageKeys = ["selectedLanguage", "selectedLanguageName"] as const;

/** Returns whether a string is one of the site's locales. */
export function isLocale(value: string): value is Locale {
  return value in languages;
}
