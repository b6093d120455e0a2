import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { withoutLineMarks } from "../../app/_i18n/plain-text";
import {
  type Catalog,
  catalogFile,
  type Catalogs,
  type Finding,
  findingsIn,
  readMessage,
  writeCatalog,
} from "./catalog";
import { unusedKeys } from "./unused-keys";

const sourceFile = catalogFile(defaultLocale);

/**
 * Compares a translation with the Polish catalog.
 *
 * @param translation a catalog compared with itself is checked for empty and invalid texts only
 */
export function catalogFindings(location: string, source: Catalog, translation: Catalog): Finding[] {
  const compared = findingsIn(location, source, (key, polish) => {
    const text = translation.get(key);
    return text === undefined ? "is missing" : problemOf(key, text, polish);
  });
  const added = findingsIn(location, translation, (key) =>
    source.has(key) ? undefined : "is not in the Polish catalog: remove it, or add it there",
  );
  return [...compared, ...added];
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
  withoutLineMarks(catalog.get(key) ?? "")
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
  return findingsIn(sourceFile, now[defaultLocale], (key) => {
    const old = before[defaultLocale].get(key);
    if (old === undefined || isSame(defaultLocale, key)) return undefined;
    const left = locales.filter((locale) => isSame(locale, key)).join(", ");
    return left && `changed in Polish, where it was "${old}", and not in ${left}`;
  });
}

/** @param sources the code of every file that uses texts */
export function unusedFindings(source: Catalog, sources: readonly string[]): Finding[] {
  return unusedKeys([...source.keys()], sources).map((key) => ({
    ...{ location: sourceFile, key, says: "is unused: remove it from every catalog" },
  }));
}

/**
 * Lists placeholders without a value where the code has a whole key and its values in one call, as islands do. Texts of
 * pages are checked by the build (`app/_i18n/checked-format.ts`).
 */
export function unfilledFindings(source: Catalog, sources: readonly string[]): Finding[] {
  const calls = sources.flatMap((code) => [
    ...code.matchAll(/\b(?:t|rich)\(\s*"([\w.]+)"(?:,\s*\{([^{}]*)\})?,?\s*\)/g),
  ]);
  return calls.flatMap(([call, key = "", values = ""]) => {
    const given = values.split(",").map((each) => /[\w.]*/.exec(each.trim())?.[0]);
    const left = readMessage(source.get(key) ?? "").parts.filter(
      (part) => !given.includes(part.slice(1, -1)),
    );
    if (!left.length || values.includes("...")) return [];
    return [{ location: sourceFile, key, says: `needs a value for ${left.join(", ")} in ${call}` }];
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

/** Lists texts with unwanted line breaks. */
export function lineEndFindings(locale: Locale, catalog: Catalog): Finding[] {
  return findingsIn(catalogFile(locale), catalog, (key, text) => {
    const held = withNoBreakSpaces(locale, key, text);
    if (held === text) return undefined;
    const shown = held.replaceAll(space, "·").replaceAll(joiner, "‿");
    return `can break at a line's end. It lacks the no-break spaces (·) and word joiners (‿) of "${shown}": run \`npm run messages -- --fix\``;
  });
}

/**
 * Sets no-break spaces and word joiners in a catalog's JSON, and changes nothing else.
 *
 * @returns the new JSON and the number of changed texts
 */
export function withFixedLineEnds(locale: Locale, json: string, catalog: Catalog) {
  const held = [...catalog].map(([key, text]) => [key, withNoBreakSpaces(locale, key, text)] as const);
  const changed = new Map(held.filter(([key, text]) => text !== catalog.get(key)));
  return { json: writeCatalog(json, changed), count: changed.size };
}
