import { defaultLocale, type Locale } from "../../app/_i18n/languages";
import { type Catalog, catalogFile, readMessage } from "./catalog";
import { withHeldLines, withVisibleJoints } from "./line-ends";
import type { Place, Use } from "./used-keys";

/**
 * Something that is wrong with a text, or may be; its place is the catalog's, or that of the code which uses
 * the text.
 */
export interface Finding extends Place {
  readonly key: string;
  /** The rest of a sentence that begins with the key. */
  readonly says: string;
  /** The previous text, in Polish. */
  readonly before?: string;
}

/** The catalog the others are measured by. */
const sourceFile = catalogFile(defaultLocale);

/**
 * Compares a translation with the Polish catalog.
 *
 * @param file name of the translation's file
 * @param source the Polish catalog
 * @param translation the other catalog; compared with itself, a catalog is checked for empty, odd and broken texts only
 */
export function catalogFindings(file: string, source: Catalog, translation: Catalog): Finding[] {
  const findings: Finding[] = [];
  let line = 1;
  for (const [key, polish] of source) {
    const entry = translation.get(key);
    if (!entry) {
      findings.push({ file, line, key, says: "is missing after this line" });
      continue;
    }
    ({ line } = entry);
    const says = problemOf(entry.text, polish.text);
    if (says) findings.push({ file, line, key, says });
  }
  for (const [key, { line: at }] of translation) {
    if (!source.has(key))
      findings.push({
        file,
        line: at,
        key,
        says: "is not in the Polish catalog: remove it, or add it there",
      });
  }
  return findings;
}

/** What is wrong with a text beside the Polish one. */
function problemOf(text: string | undefined, polish: string | undefined): string | undefined {
  if (text === undefined) return "is not a text";
  if (!text.trim()) return "is empty";
  const { parts, problem } = readMessage(text);
  if (problem) return `is not a valid message: ${problem}`;
  const wanted = readMessage(polish ?? "");
  if (wanted.problem || wanted.parts.join() === parts.join()) return undefined;
  return `has the placeholders (${parts.join(", ")}), but Polish has (${wanted.parts.join(", ")})`;
}

/** Says which words of the Polish catalog no page uses. */
export function unusedFindings(source: Catalog, used: ReadonlyMap<string, unknown>): Finding[] {
  return [...source]
    .filter(([key]) => !used.has(key))
    .map(([key, { line }]) => ({
      file: sourceFile,
      line,
      key,
      says: "is unused: remove it from every catalog",
    }));
}

/**
 * The keys that pages use and the Polish catalog lacks. A key may name a part of the catalog, for all that is
 * in it.
 */
function missingKeys(source: Catalog, used: ReadonlyMap<string, unknown>): string[] {
  const keys = [...source.keys()];
  return [...used.keys()].filter(
    (key) => !source.has(key) && !keys.some((each) => each.startsWith(`${key}.`)),
  );
}

/** A row of a data table that has no texts yet. */
export interface RowWithoutTexts {
  /** What its texts are called by, such as `products.5`. */
  readonly prefix: string;
  /** The row's own name: its id or key. */
  readonly row: string;
  /** The rest of the keys of the texts it needs. */
  readonly texts: readonly string[];
  /** Another row of the same table, whose texts show what is wanted. */
  readonly example: string;
}

/**
 * Finds the rows of data for which pages use texts that are not there: the texts have the names of another
 * row's.
 *
 * @param source the Polish catalog
 * @param used keys that the source code uses
 */
export function rowsWithoutTexts(source: Catalog, used: ReadonlyMap<string, unknown>): RowWithoutTexts[] {
  const rows = new Map<string, { row: string; texts: string[]; example: string }>();
  const missing = missingKeys(source, used);
  const known = [...source.keys()].filter((key) => used.has(key)).map((key) => key.split("."));
  for (const key of missing) {
    const parts = key.split(".");
    // The part that differs from row to row: with another one in its place the text is there.
    const at = parts.findLastIndex((_, index) =>
      known.some((each) => isAlike(each, parts, index) && !missing.includes(each.join("."))),
    );
    const sibling = known.find((each) => isAlike(each, parts, at));
    if (at < 1 || !sibling) continue;
    const prefix = parts.slice(0, at + 1).join(".");
    const found = rows.get(prefix) ?? {
      row: parts[at] ?? "",
      texts: [],
      example: sibling.slice(0, at + 1).join("."),
    };
    found.texts.push(parts.slice(at + 1).join("."));
    rows.set(prefix, found);
  }
  return [...rows].map(([prefix, row]) => ({ prefix, ...row }));
}

/** Whether two keys differ in one part only. */
function isAlike(one: readonly string[], other: readonly string[], index: number): boolean {
  return (
    one.length === other.length &&
    one.every((part, at) => (at === index ? part !== other[at] : part === other[at]))
  );
}

/**
 * Says which words pages use that the Polish catalog does not have.
 *
 * @param source the Polish catalog
 * @param used keys that the source code uses, and where
 */
export function missingFindings(source: Catalog, used: ReadonlyMap<string, readonly Use[]>): Finding[] {
  return missingKeys(source, used).flatMap((key) => {
    const [first] = used.get(key) ?? [];
    if (!first) return [];
    const { file, line } = first;
    return [
      { file, line, key, says: `is used here, but ${sourceFile} has no such text: add it to every catalog` },
    ];
  });
}

/**
 * Says which placeholders of a text get no value where a page uses it: the page would show "undefined".
 *
 * @param source the Polish catalog
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

/**
 * A text by the rules for the ends of lines. Titles and descriptions of pages (`meta`) stand in no line of a page and stay
 * as they are.
 */
export function withNoBreakSpaces(locale: Locale, key: string, text: string): string {
  return key.startsWith("meta.") ? text : withHeldLines(locale, text);
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
  return catalogWithNoBreakSpaces(locale, catalog).map(({ key, line, held }) => ({
    file: catalogFile(locale),
    line,
    key,
    says: `can break at a line's end. It lacks the no-break spaces (·) and word joiners (‿) of "${withVisibleJoints(held)}": run \`npm run messages -- --fix\``,
  }));
}

/**
 * Sets the no-break spaces and word joiners of a catalog's file. All else stays as it is, byte for byte.
 *
 * @param json what the file holds
 * @param catalog what was read from it
 * @returns the new content of the file, and how many texts changed
 */
export function withFixedLineEnds(
  locale: Locale,
  json: string,
  catalog: Catalog,
): { json: string; count: number } {
  const held = catalogWithNoBreakSpaces(locale, catalog);
  const fixed = held.reduceRight(
    (whole, { range: [start, end], held: text }) =>
      whole.slice(0, start) + JSON.stringify(text) + whole.slice(end),
    json,
  );
  return { json: fixed, count: held.length };
}
