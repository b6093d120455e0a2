/** Numbers of four digits are never grouped, larger ones as the language does: 1500, and 14 025, 14.025 or 14,025. */
export const grouping = { useGrouping: "min2" } as const;

/** Formats that were made: making one takes a hundred times as long as using it, and a build writes a million figures. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it. @param options how else it is written, such as with its sign */
export function figure(locale: string, number: number, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { ...grouping, ...options });
  formats.set(key, format);
  return format.format(number);
}

/** A mass in tonnes with one decimal, without its unit. */
export function tonnes(locale: string, kilograms: number): string {
  return decimals(locale, kilograms / 1000, 1);
}

/** A number with so many decimals. */
export function decimals(locale: string, number: number, digits: number): string {
  return figure(locale, number, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** An amount in zł as the language writes it; whole amounts without decimals. */
export function inZloty(locale: string, amount: number): string {
  return figure(locale, amount, {
    style: "currency",
    currency: "PLN",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** A length in mm with at most two decimals, without its unit; millimetres are never grouped. */
export function millimetres(length: number, locale: string): string {
  return figure(locale, length, { useGrouping: false, maximumFractionDigits: 2 });
}

/** Figures that are multiplied, or the sides of something, such as "1200 × 800", in which no line ends. */
export function times(...figures: readonly (number | string)[]): string {
  return figures.join("\u00a0×\u00a0");
}

/** Whole lengths in mm with their unit, such as "1200 × 800 mm", in which no line ends. */
export function inMillimetres(...lengths: readonly number[]): string {
  return `${times(...lengths)}\u00a0mm`;
}

/**
 * Holds together what is read as one in a sentence that was put together: no line ends beside a multiplication sign, between a
 * number and what it counts, behind a word of one letter, or before the quoted letter that a name ends with.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\d)–(?=\d)/g, "–\u2060")
    .replace(/(?<=\d) × (?=\S)/g, "\u00a0×\u00a0")
    .replace(/(?<=\d) (?=[\p{L}%])/gu, "\u00a0")
    .replace(/(?<=(?:^|[\s(])[aiouwz]) (?=\S)/giu, "\u00a0")
    .replace(/ (?=[„“]\p{Lu}[”“])/gu, "\u00a0");
}
