import type { Locale } from "./languages";

/** A sentence with a number in it, once for each kind of plural that its language has; `{count}` where the number stands. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** No sentence that is made at build time has to be tried with more numbers to meet every kind of plural. */
const samples = Array.from({ length: 200 }, (_, count) => count);

/**
 * Writes a sentence for every kind of plural, for an island that gets no catalog: languages differ in how many they have.
 *
 * @param write what the catalog says of a number
 */
export function pluralForms(locale: Locale, write: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale);
  const forms: PluralForms = {};
  for (const count of samples) {
    const kind = rules.select(count);
    forms[kind] ??= write(count).replace(new RegExp(`(?<!\\d)${count}(?!\\d)`), "{count}");
  }
  return forms;
}

/** Writes the sentence for a number; the number itself is one of the values, as it is to be shown. */
export function plural(
  locale: Locale,
  forms: PluralForms,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const template = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? "";
  return fill(template, { count, ...values });
}

/**
 * Puts texts one after the other, each as a sentence that ends with one full stop: the stop of an abbreviation is one
 * ("561 szt.").
 */
export function inSentences(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** Puts values into the places of a template, such as `{name}`; a place without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
