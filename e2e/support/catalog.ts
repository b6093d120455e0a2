import { readFileSync } from "node:fs";

import { createTranslator, type Messages } from "next-intl";

import { counts } from "../../app/_content/counts";
import { type Locale, locales } from "../../app/_i18n/languages";
import type { SiteTranslator } from "../../app/_i18n/site-translator";

type Catalog = { [key: string]: string | Catalog };

const catalogs = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Catalog]),
) as Record<Locale, Catalog>;

/** Returns a translator for functions of the site that expect one. */
export function translator(locale: Locale): SiteTranslator {
  return createTranslator({ locale, messages: catalogs[locale] as unknown as Messages }) as SiteTranslator;
}

/** Returns the whole catalog of a language (`messages/`). */
export function catalog(locale: Locale): Catalog {
  return catalogs[locale];
}

/**
 * Reads a text from the catalogs, so that tests contain no labels.
 *
 * @param key dotted, such as `nav.contact`
 * @param values values of the placeholders, except the site's own counts
 * @throws if the key names no text, or a value is missing
 */
export function t(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const found = key
    .split(".")
    .reduce<string | Catalog | undefined>(
      (at, part) => (typeof at === "object" ? at[part] : undefined),
      catalogs[locale],
    );
  if (typeof found !== "string") throw new Error(`messages/${locale}.json has no text "${key}".`);
  if (found.includes(", plural,")) {
    return translator(locale)(key as never, { ...counts, ...values } as never);
  }
  return found.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${key}" needs a value for {${name}}.`);
    return String(value);
  });
}
