import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { type Catalog, catalogFile, type Catalogs, readMessage } from "./catalog";
import type { Place, Use } from "./used-keys";

/** Something that is wrong with a text, or may be; its place is the catalog's, or that of the code which uses the text. */
export interface Finding extends Place {
  readonly key: string;
  /** The rest of a sentence that begins with the key. */
  readonly says: string;
}

const sourceFile = catalogFile(defaultLocale);

/**
 * Compares a translation with the Polish catalog.
 *
 * @param translation the other catalog; compared with itself, a catalog is checked for empty, odd and broken texts only
 */
export function catalogFindings(file: string, source: Catalog, translation: Catalog): Finding[] {
  let line = 1;
  const compared = [...source].flatMap(([key, polish]) => {
    const entry = translation.get(key);
    if (!entry) return [{ file, line, key, says: "is missing after this line" }];
    ({ line } = entry);
    const says = problemOf(key, entry.text, polish.text);
    return says ? [{ file, line, key, says }] : [];
  });
  const says = "is not in the Polish catalog: remove it, or add it there";
  const added = [...translation].filter(([key]) => !source.has(key));
  return [...compared, ...added.map(([key, entry]) => ({ file, line: entry.line, key, says }))];
}

/** Texts whose translations name their figures in another order than Polish does. */
const reordered: readonly string[] = ["size.warnings.boardThin"];
const reorderedIn = "scripts/messages/rules.ts";

/** What is wrong with a text beside the Polish one. Figures in another order are a fault: they would stand under each other's names. */
function problemOf(key: string, text: string | undefined, polish: string | undefined): string | undefined {
  if (text === undefined) return "is not a text";
  if (!text.trim()) return "is empty";
  const { parts, problem } = readMessage(text);
  if (problem) return `is not a valid message: ${problem}`;
  const wanted = readMessage(polish ?? "");
  if (wanted.problem || wanted.parts.join() === parts.join()) return undefined;
  const sorted = [parts, wanted.parts].map((each) => [...each].sort().join());
  if (sorted[0] === sorted[1] && reordered.includes(key)) return undefined;
  const advice =
    sorted[0] === sorted[1] ? `: if no figure changed its name, add the key to ${reorderedIn}` : "";
  return `has the placeholders (${parts.join(", ")}), but Polish has (${wanted.parts.join(", ")})${advice}`;
}

/** The words without regard to where a line may end: an exchanged space, a joiner or a hyphen needs no other translation. */
const wordsOf = (catalog: Catalog, key: string) =>
  catalog
    .get(key)
    ?.text?.replace(/[\u00ad\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Says which texts changed in Polish and not in every other language. @param before the catalogs as the last commit has them */
export function olderFindings(before: Catalogs, now: Catalogs): Finding[] {
  const isSame = (locale: Locale, key: string) => wordsOf(before[locale], key) === wordsOf(now[locale], key);
  return [...now[defaultLocale]].flatMap(([key, { line }]) => {
    const old = before[defaultLocale].get(key)?.text;
    if (old === undefined || isSame(defaultLocale, key)) return [];
    const left = locales.filter((locale) => isSame(locale, key));
    const says = `changed in Polish, where it was "${old}", and not in ${left.join(", ")}`;
    return left.length ? [{ file: sourceFile, line, key, says }] : [];
  });
}

/** Says which words of the Polish catalog no page uses. */
export function unusedFindings(source: Catalog, used: ReadonlyMap<string, unknown>): Finding[] {
  const says = "is unused: remove it from every catalog";
  return [...source].flatMap(([key, { line }]) =>
    used.has(key) ? [] : [{ file: sourceFile, line, key, says }],
  );
}

/**
 * Says which placeholders of a text get no value where a page uses it: the page would show "undefined".
 *
 * @param used keys that the source code uses, and what each place fills in
 */
export function unfilledFindings(source: Catalog, used: ReadonlyMap<string, readonly Use[]>): Finding[] {
  return [...source].flatMap(([key, { text = "" }]) => {
    const { parts } = readMessage(text);
    if (!parts.length) return [];
    return (used.get(key) ?? []).flatMap(({ file, line, fills }) => {
      if (!fills)
        return [{ file, line, key, says: "gets values here whose names are unknown: give them a type" }];
      const unfilled = parts.filter((part) => !fills.includes(part.slice(1, -1)));
      if (!unfilled.length) return [];
      const known = fills.length ? `only ${fills.map((name) => `{${name}}`).join(", ")}` : "nothing";
      return [{ file, line, key, says: `has ${unfilled.join(", ")}, but this place fills in ${known}` }];
    });
  });
}

/** Holds two signs together where a hyphen or a dash stands (UAX 14, WJ); the fonts have no no-break hyphen, and searches miss it. */
const joiner = "\u2060";

/** Holds two words together (UAX 14, GL). */
const space = "\u00a0";

/** Where a line may end inside of what is read as one, and what belongs there instead. */
const partings: readonly (readonly [at: RegExp, instead: string])[] = [
  // The name of a standard: "PN-EN ISO 1496-1", "ISPM 15".
  [/(?<=\b(?:PN|DIN|EN|ISO|ISPM))-(?=EN\b|ISO\b|\d)/g, `-${joiner}`],
  [/(?<=\b(?:PN|DIN|EN|ISO|ISPM)) (?=EN\b|ISO\b|\d)/g, space],
  // A word whose first part is one letter, in a sentence; alone it is a label, which mail programs get as it stands.
  [/(?<=(?:[\s(][Ee]))-(?=[Mm]ail)|(?<=^[Ee])-(?=[Mm]ail\S* )/g, `-${joiner}`],
  // A range, and numbers of several parts: "18–22%", "{least}–{most}", "13698-1".
  [/(?<=[\d}])[-–](?=[\d{])/g, `$&${joiner}`],
  // An abbreviation before its figure: "ok. 25 kg", "ca. {kg} kg".
  [/(?<=(?:^|[\s(])(?:ok|ca|approx)\.) (?=[\d{])/g, space],
  // A figure and its unit, and figures that are multiplied: "162 mm", "{mass} kg", "1200 × 800".
  [/(?<=[\d}]) (?=(?:mm|cm|m|m²|m³|km|kg|t|ft|min|°C|EUR|zł)(?![\p{L}\d]))/gu, space],
  [/(?<=[\d}]) × (?=[\d{])/g, `${space}×${space}`],
];

/** Polish words of one letter. A letter in quotation marks is a name, and has no space behind it. */
const loneWord = /(?<=^|[\s(„–>])([aiouwz]) (?=\S)/giu;

/**
 * Writes a text so that no line ends inside of a standard's name, a range or a measure, nor, in Polish, behind a word of one
 * letter. Titles and descriptions of pages (`meta`) stand in no line of a page and stay as they are.
 */
export function withNoBreakSpaces(locale: Locale, key: string, text: string): string {
  if (key.startsWith("meta.")) return text;
  const held = partings.reduce((each, [at, instead]) => each.replace(at, instead), text);
  return locale === defaultLocale ? held.replace(loneWord, `$1${space}`) : held;
}

/** The texts of a catalog that the rules for the ends of lines change, with what they become. */
function catalogWithNoBreakSpaces(locale: Locale, catalog: Catalog) {
  return [...catalog].flatMap(([key, { text = "", line, range }]) => {
    const held = withNoBreakSpaces(locale, key, text);
    return held === text ? [] : [{ key, line, range, held }];
  });
}

/** Says which texts a line could part where they are read as one. */
export function lineEndFindings(locale: Locale, catalog: Catalog): Finding[] {
  const file = catalogFile(locale);
  return catalogWithNoBreakSpaces(locale, catalog).map(({ key, line, held }) => {
    const shown = held.replaceAll(space, "·").replaceAll(joiner, "‿");
    const says = `can break at a line's end. It lacks the no-break spaces (·) and word joiners (‿) of "${shown}": run \`npm run messages -- --fix\``;
    return { file, line, key, says };
  });
}

/**
 * Sets the no-break spaces and word joiners of a catalog's file. All else stays as it is, byte for byte.
 *
 * @returns the new content of the file, and how many texts changed
 */
export function withFixedLineEnds(locale: Locale, json: string, catalog: Catalog) {
  const held = catalogWithNoBreakSpaces(locale, catalog);
  const fixed = held.reduceRight(
    (whole, { range: [start, end], held: text }) =>
      whole.slice(0, start) + JSON.stringify(text) + whole.slice(end),
    json,
  );
  return { json: fixed, count: held.length };
}
