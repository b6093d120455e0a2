/** The languages of the site, Polish first: it is the source language and has no prefix in addresses. */
export const locales = ["pl", "de", "en"] as const;

/** A language as addresses, `lang` and hreflang name it (BCP 47). */
export type Locale = (typeof locales)[number];

/** A language as it is stored in the browser and as flags and published catalogs are named (specification, section 4). */
export type LanguageCode = "pl" | "de" | "gb-eng";

export interface Language {
  readonly locale: Locale;
  /** Stored; names the flag and `/assets/i18n/{code}.json`. */
  readonly code: LanguageCode;
  /** In the language's own words; stored with the code. */
  readonly name: string;
}

export const defaultLocale = "pl" satisfies Locale;

/** The one registry of languages: everything that lists languages lists this. */
export const languages: Readonly<Record<Locale, Language>> = {
  pl: { locale: "pl", code: "pl", name: "Polski" },
  de: { locale: "de", code: "de", name: "Deutsch" },
  en: { locale: "en", code: "gb-eng", name: "English" },
};

/** Where the browser keeps a choice: code and name of the language (local storage; specification, section 9). */
export const storageKeys = ["selectedLanguage", "selectedLanguageName"] as const;

/** Tells whether a string is one of the site's locales. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
