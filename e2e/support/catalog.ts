import { readFileSync } from "node:fs";

import { createTranslator, type Messages } from "next-intl";

import { counts } from "../../app/_content/counts";
import { type Locale, locales } from "../../app/_i18n/languages";
import type { Words } from "../../app/_i18n/words";

type Catalog = { [key: string]: string | Catalog };

const catalogs = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Catalog]),
) as Record<Locale, Catalog>;

/** The words of a language, for functions of the site that take them. */
export function translator(locale: Locale): Words {
  return createTranslator({ locale, messages: catalogs[locale] as unknown as Messages }) as Words;
}

/** The whole catalog of a language, as it lies in `messages/`. */
export function catalog(locale: Locale): Catalog {
  return catalogs[locale];
}

/**
 * Reads words from the catalogs, so that no test knows a label by heart.
 *
 * @param key dotted, such as `nav.contact`
 * @param values what stands for the placeholders; what the site counts is known
 * @throws when the key names no words, or a placeholder stays empty
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
