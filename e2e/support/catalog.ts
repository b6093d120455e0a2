import { readFileSync } from "node:fs";

import { createTranslator, type Messages } from "next-intl";

import { counts } from "../../app/_content/counts";
import type { Locale } from "../../app/_i18n/languages";
import type { SiteTranslator } from "../../app/_i18n/site-translator";
import { byLanguage, catalogFile, readCatalog } from "../../scripts/messages/catalog";

const files = byLanguage((locale) => readFileSync(catalogFile(locale), "utf8"));
const messages = byLanguage((locale) => JSON.parse(files[locale]) as Messages);

/** The texts of each language (`messages/`) by dotted key. */
export const catalogs = byLanguage((locale) => readCatalog(catalogFile(locale), files[locale]));

/** Returns a translator for functions of the site that expect one. */
export function translator(locale: Locale): SiteTranslator {
  return createTranslator({ locale, messages: messages[locale] }) as SiteTranslator;
}

/**
 * Reads a text from the catalogs, so that tests contain no labels.
 *
 * @param key dotted, such as `nav.contact`
 * @param values values of the placeholders, except the site's own counts
 * @throws if the key names no text, or a value is missing
 */
export function t(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const found = catalogs[locale].get(key);
  if (found === undefined) throw new Error(`${catalogFile(locale)} has no text "${key}".`);
  if (found.includes(", plural,")) {
    return translator(locale)(key as never, { ...counts, ...values } as never);
  }
  return found.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${key}" needs a value for {${name}}.`);
    return String(value);
  });
}

/**
 * Returns a pattern for a text with any values: of its beginning, for names of controls that contain a figure.
 *
 * @param values the values that are known
 */
export function pattern(locale: Locale, key: string, values: Record<string, string | number> = {}): RegExp {
  const found = catalogs[locale].get(key) ?? "";
  if (!found || found.includes(", plural,")) throw new Error(`"${key}" is no text without a plural.`);
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  const parts = found.split(/\{(\w+)\}/);
  return new RegExp(
    `^${parts.map((part, at) => (at % 2 ? escaped(String(values[part] ?? "")) || ".+" : escaped(part))).join("")}`,
  );
}
