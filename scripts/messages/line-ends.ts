import { defaultLocale, type Locale } from "../../app/_i18n/languages";

/** Prevents a break after a hyphen or dash (UAX 14, WJ): the fonts lack the no-break hyphen. */
const joiner = "\u2060";

/** Keeps two words together (UAX 14, GL). */
const space = "\u00a0";

/** Unwanted line breaks, and their replacements. */
const breaks: readonly (readonly [at: RegExp, instead: string])[] = [
  // Names of standards: "PN-EN ISO 1496-1", "ISPM 15".
  [/(?<=\b(?:PN|DIN|EN|ISO|ISPM))-(?=EN\b|ISO\b|\d)/g, `-${joiner}`],
  [/(?<=\b(?:PN|DIN|EN|ISO|ISPM)) (?=EN\b|ISO\b|\d)/g, space],
  // "E-mail" in a sentence. A text that is only this word is a label, which mail programs get unchanged.
  [/(?<=(?:[\s(][Ee]))-(?=[Mm]ail)|(?<=^[Ee])-(?=[Mm]ail\S* )/g, `-${joiner}`],
  // Ranges, and numbers with several parts: "18–22%", "{least}–{most}", "13698-1".
  [/(?<=[\d}])[-–](?=[\d{])/g, `$&${joiner}`],
  // Abbreviations before a figure: "ok. 25 kg", "ca. {kg} kg".
  [/(?<=(?:^|[\s(])(?:ok|ca|approx)\.) (?=[\d{])/g, space],
  [/(?<=\bz\.) (?=B\.)/g, space],
  // A figure and its unit, and multiplied figures: "162 mm", "{mass} kg", "1200 × 800".
  [/(?<=[\d}]) (?=(?:mm|cm|m|m²|m³|km|kg|t|ft|min|°C|EUR|zł)(?![\p{L}\d]))/gu, space],
  [/(?<=[\d}]) × (?=[\d{])/g, `${space}×${space}`],
];

/** Polish words of one letter. A letter in quotation marks is a name, not followed by a space. */
const loneWord = /(?<=^|[\s(„–>])([aiouwz]) (?=\S)/giu;

/**
 * Sets no-break spaces and word joiners in names of standards, ranges and measures, and in Polish after
 * one-letter words. Page titles, descriptions (`meta`) and placeholders are not part of a page's lines.
 */
export function withNoBreakSpaces(locale: Locale, key: string, text: string): string {
  if (/^meta\.|\.placeholder$/.test(key)) return text;
  const held = breaks.reduce((each, [at, instead]) => each.replace(at, instead), text);
  return locale === defaultLocale ? held.replace(loneWord, `$1${space}`) : held;
}

/** Returns what is wrong with a text that can break inside a name or a measure; undefined if nothing is. */
export function lineEndFault(locale: Locale, key: string, text: string): string | undefined {
  const held = withNoBreakSpaces(locale, key, text);
  if (held === text) return undefined;
  const shown = held.replaceAll(space, "·").replaceAll(joiner, "‿");
  return `can break at a line's end. It lacks the no-break spaces (·) and word joiners (‿) of "${shown}": run \`npm run messages -- --fix\``;
}
