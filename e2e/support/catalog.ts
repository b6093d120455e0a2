import { counts } from "../../app/_content/counts";
import type { Locale } from "../../app/_i18n/languages";
import { testTranslator } from "../../app/_i18n/test-translator";
import { byLanguage, catalogFile, catalogOf } from "../../scripts/messages/catalog";

/** The texts of each language (`messages/`) by dotted key. */
export const catalogs = byLanguage(catalogOf);

/** Reads a text from the catalogs by its dotted key. @throws if there is none, or a value is missing */
export function t(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const found = catalogs[locale].get(key);
  if (found === undefined) throw new Error(`${catalogFile(locale)} has no text "${key}".`);
  if (found.includes(", plural,")) {
    return testTranslator(locale)(key as never, { ...counts, ...values } as never);
  }
  return found.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${key}" needs a value for {${name}}.`);
    return String(value);
  });
}

/** Returns a pattern for the beginning of a text with any values besides the known ones. */
export function pattern(locale: Locale, key: string, values: Record<string, string | number> = {}): RegExp {
  const found = catalogs[locale].get(key) ?? "";
  if (!found || found.includes(", plural,")) throw new Error(`"${key}" is no text without a plural.`);
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  const parts = found.split(/\{(\w+)\}/);
  return new RegExp(
    `^${parts.map((part, at) => (at % 2 ? escaped(String(values[part] ?? "")) || ".+" : escaped(part))).join("")}`,
  );
}
