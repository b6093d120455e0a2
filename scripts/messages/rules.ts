import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { type Catalog, catalogFile, type Catalogs, readMessage, writeCatalog } from "./catalog";
import type { Use } from "./used-keys";

/** An error or a warning about a text. */
export interface Finding {
  /** The catalog, or the location in the code that uses the text: its file and line. */
  readonly location: string;
  readonly key: string;
  /** The sentence after the key. */
  readonly says: string;
}

const sourceFile = catalogFile(defaultLocale);

/**
 * Compares a translation with the Polish catalog.
 *
 * @param translation a catalog compared with itself is checked for empty and invalid texts only
 */
export function catalogFindings(location: string, source: Catalog, translation: Catalog): Finding[] {
  const compared = [...source].flatMap(([key, polish]) => {
    const text = translation.get(key);
    const says = text === undefined ? "is missing" : problemOf(key, text, polish);
    return says ? [{ location, key, says }] : [];
  });
  const says = "is not in the Polish catalog: remove it, or add it there";
  const added = [...translation.keys()].filter((key) => !source.has(key));
  return [...compared, ...added.map((key) => ({ location, key, says }))];
}

/** Texts whose translations correctly order the figures differently from Polish. */
const reordered: readonly string[] = ["size.warnings.boardThin"];
const reorderedIn = "scripts/messages/rules.ts";

/**
 * Returns the problem of a text. Figures in another order are an error: they could have each other's labels.
 */
function problemOf(key: string, text: string, polish: string): string | undefined {
  if (!text.trim()) return "is empty";
  const { parts, problem } = readMessage(text);
  if (problem) return `is not a valid message: ${problem}`;
  const wanted = readMessage(polish);
  if (wanted.problem || wanted.parts.join() === parts.join()) return undefined;
  const sorted = [parts, wanted.parts].map((each) => [...each].sort().join());
  if (sorted[0] === sorted[1] && reordered.includes(key)) return undefined;
  const advice =
    sorted[0] === sorted[1] ? `: if no figure changed its name, add the key to ${reorderedIn}` : "";
  return `has the placeholders (${parts.join(", ")}), but Polish has (${wanted.parts.join(", ")})${advice}`;
}

/** Returns a text without line-break characters: changing only those needs no new translation. */
const comparedText = (catalog: Catalog, key: string) =>
  catalog
    .get(key)
    ?.replace(/[\u00ad\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Lists texts that changed in Polish but not in every other language.
 *
 * @param before catalogs of the last commit
 */
export function olderFindings(before: Catalogs, now: Catalogs): Finding[] {
  const isSame = (locale: Locale, key: string) =>
    comparedText(before[locale], key) === comparedText(now[locale], key);
  return [...now[defaultLocale].keys()].flatMap((key) => {
    const old = before[defaultLocale].get(key);
    if (old === undefined || isSame(defaultLocale, key)) return [];
    const left = locales.filter((locale) => isSame(locale, key));
    const says = `changed in Polish, where it was "${old}", and not in ${left.join(", ")}`;
    return left.length ? [{ location: sourceFile, key, says }] : [];
  });
}

export function unusedFindings(source: Catalog, used: ReadonlyMap<string, unknown>): Finding[] {
  const says = "is unused: remove it from every catalog";
  const unused = [...source.keys()].filter((key) => !used.has(key));
  return unused.map((key) => ({ location: sourceFile, key, says }));
}

/**
 * Lists placeholders without a value where a page uses the text: the page would show "undefined".
 *
 * @param used keys used in code, with the values that each use fills in
 */
export function unfilledFindings(source: Catalog, used: ReadonlyMap<string, readonly Use[]>): Finding[] {
  return [...source].flatMap(([key, text]) => {
    const { parts } = readMessage(text);
    if (!parts.length) return [];
    return (used.get(key) ?? []).flatMap(({ file, line, fills }) => {
      const location = `${file}:${line}`;
      if (!fills)
        return [{ location, key, says: "gets a values object of unknown shape here: type its properties" }];
      const unfilled = parts.filter((part) => !fills.includes(part.slice(1, -1)));
      if (!unfilled.length) return [];
      const known = fills.length ? `only ${fills.map((name) => `{${name}}`).join(", ")}` : "none";
      return [
        { location, key, says: `needs a value for ${unfilled.join(", ")}, but this call passes ${known}` },
      ];
    });
  });
}

/**
 * Prevents a break after a hyphen or dash (UAX 14, WJ): the fonts lack the no-break hyphen, and searches do
 * not match it.
 */
const joiner = "\u2060";

/** Keeps two words together (UAX 14, GL). */
const space = "\u00a0";

/** Unwanted line breaks, and their replacements. */
const partings: readonly (readonly [at: RegExp, instead: string])[] = [
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
 * one-letter words. Page titles and descriptions (`meta`) stay unchanged: they are not part of a page's
 * lines.
 */
export function withNoBreakSpaces(locale: Locale, key: string, text: string): string {
  if (key.startsWith("meta.")) return text;
  const held = partings.reduce((each, [at, instead]) => each.replace(at, instead), text);
  return locale === defaultLocale ? held.replace(loneWord, `$1${space}`) : held;
}

/** Returns the texts that these rules change, with the result, by key. */
function textsWithNoBreakSpaces(locale: Locale, catalog: Catalog): Map<string, string> {
  const held = [...catalog].map(([key, text]) => [key, withNoBreakSpaces(locale, key, text)] as const);
  return new Map(held.filter(([key, text]) => text !== catalog.get(key)));
}

/** Lists texts with unwanted line breaks. */
export function lineEndFindings(locale: Locale, catalog: Catalog): Finding[] {
  return [...textsWithNoBreakSpaces(locale, catalog)].map(([key, held]) => {
    const shown = held.replaceAll(space, "·").replaceAll(joiner, "‿");
    const says = `can break at a line's end. It lacks the no-break spaces (·) and word joiners (‿) of "${shown}": run \`npm run messages -- --fix\``;
    return { location: catalogFile(locale), key, says };
  });
}

/**
 * Sets no-break spaces and word joiners in a catalog's JSON, and changes nothing else.
 *
 * @returns the new JSON and the number of changed texts
 */
export function withFixedLineEnds(locale: Locale, json: string, catalog: Catalog) {
  const held = textsWithNoBreakSpaces(locale, catalog);
  return { json: writeCatalog(json, held), count: held.size };
}
