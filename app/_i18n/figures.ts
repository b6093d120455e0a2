/** Groups five and more digits: 1500, and 14 025, 14.025 or 14,025. */
export const grouping = { useGrouping: "min2" } as const;

/** Creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number. */
export function figure(locale: string, number: number, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { ...grouping, ...options });
  formats.set(key, format);
  return format.format(number);
}

/** Formats a mass in tonnes, without its unit. */
export function tonnes(locale: string, kilograms: number): string {
  return decimals(locale, kilograms / 1000, 1);
}

export function decimals(locale: string, number: number, digits: number): string {
  return figure(locale, number, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Formats zł, whole amounts without decimals. */
export function inZloty(locale: string, amount: number): string {
  return figure(locale, amount, {
    style: "currency",
    currency: "PLN",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** Formats a length with at most two decimals, without unit and grouping. */
export function millimetres(length: number, locale: string): string {
  return figure(locale, length, { useGrouping: false, maximumFractionDigits: 2 });
}

/** Joins factors or sides, such as "1200 × 800". */
export function times(...figures: readonly (number | string)[]): string {
  return figures.join("\u00a0×\u00a0");
}

/** Formats whole lengths, such as "1200 × 800 mm". */
export function inMillimetres(...lengths: readonly number[]): string {
  return `${times(...lengths)}\u00a0mm`;
}

/**
 * Returns a name for use within a sentence: "industrial pallet", but "EUR-type pallet". German nouns keep their
 * capital.
 */
export function withinSentence(locale: string, name: string): string {
  return locale.startsWith("de")
    ? name
    : name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/**
 * Inserts no-break spaces beside a multiplication sign, in a postcode, between a number and its unit, after a word
 * of one letter, and before the quoted letter at the end of a name.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d)[–-](?=\d)/g, "$&\u2060")
    .replace(/(?<=\d) × (?=\S)/g, "\u00a0×\u00a0")
    .replace(/(?<=\d) (?=[\p{L}%])/gu, "\u00a0")
    .replace(/(?<=(?:^|[\s(])[aiouwz]) (?=\S)/giu, "\u00a0")
    .replace(/ (?=[„“]\p{Lu}[”“])/gu, "\u00a0");
}
