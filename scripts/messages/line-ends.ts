import { defaultLocale, type Locale } from "../../app/_i18n/languages";

/** Holds two signs together where a hyphen or a dash stands (UAX 14, WJ); the fonts have no no-break hyphen, and searches miss it. */
const joiner = "\u2060";

/** Holds two words together (UAX 14, GL). */
const space = "\u00a0";

/** Where a line may end inside of what is read as one, and what belongs there instead. */
const partings: readonly (readonly [at: RegExp, instead: string])[] = [
  // The name of a standard: "PN-EN ISO 1496-1", "ISPM 15".
  [/(?<=\b(?:PN|DIN|EN|ISO|ISPM))-(?=EN\b|ISO\b|\d)/g, `-${joiner}`],
  [/(?<=\b(?:PN|DIN|EN|ISO|ISPM)) (?=EN\b|ISO\b|\d)/g, space],
  // A range, and numbers of several parts: "18–22%", "{least}–{most}", "13698-1".
  [/(?<=[\d}])[-–](?=[\d{])/g, `$&${joiner}`],
  // A figure and its unit, and figures that are multiplied: "162 mm", "{mass} kg", "1200 × 800".
  [/(?<=[\d}]) (?=(?:mm|cm|m|m²|m³|km|kg|t|ft|min|°C|EUR|zł)(?![\p{L}\d]))/gu, space],
  [/(?<=[\d}]) × (?=[\d{])/g, `${space}×${space}`],
];

/** Polish words of one letter. A letter in quotation marks is a name, and has no space behind it. */
const loneWord = /(?<=^|[\s(„–>])([aiouwz]) (?=\S)/giu;

/**
 * Writes a text so that no line ends inside of a standard's name, a range or a measure, nor, in Polish, behind a word of one
 * letter.
 *
 * @param text words of a catalog
 */
export function withHeldLines(locale: Locale, text: string): string {
  const held = partings.reduce((each, [at, instead]) => each.replace(at, instead), text);
  return locale === defaultLocale ? held.replace(loneWord, `$1${space}`) : held;
}

/** A text with its no-break spaces (·) and word joiners (‿) to be seen, where it has any. */
export function withVisibleJoints(text: string): string {
  return text.replaceAll(space, "·").replaceAll(joiner, "‿");
}
