import { defaultLocale } from "../../app/_i18n/languages";
import type { Catalog } from "./catalog";
import { readMessage } from "./message";
import type { Place } from "./used-keys";

/** Something that is wrong with a text, or may be; its place is the catalog's, or whose who asks for the text. */
export interface Finding extends Place {
  readonly key: string;
  /** The rest of a sentence that begins with the key. */
  readonly says: string;
  /** What the text said before, in Polish. */
  readonly before?: string;
}

/** The file of a language's catalog. */
export function catalogFile(locale: string): string {
  return `messages/${locale}.json`;
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
    if (!source.has(key)) findings.push({ file, line: at, key, says: "does not exist in Polish" });
  }
  return findings;
}

/** What is wrong with a text beside the Polish one. */
function problemOf(text: string | undefined, polish: string | undefined): string | undefined {
  if (text === undefined) return "is not a text";
  if (!text.trim()) return "is empty";
  const { parts, problem } = readMessage(text);
  if (problem) return `can't be read: ${problem}`;
  const wanted = readMessage(polish ?? "");
  if (wanted.problem || wanted.parts.join() === parts.join()) return undefined;
  return `has the placeholders (${parts.join(", ")}), but Polish has (${wanted.parts.join(", ")})`;
}

/**
 * Says which words of the Polish catalog no page asks for.
 *
 * @param source the Polish catalog
 * @param used keys that the source code asks for
 */
export function unusedFindings(source: Catalog, used: ReadonlyMap<string, unknown>): Finding[] {
  return [...source]
    .filter(([key]) => !used.has(key))
    .map(([key, { line }]) => ({ file: sourceFile, line, key, says: "is used by no page" }));
}

/**
 * Says which words pages ask for that the Polish catalog does not have.
 *
 * @param source the Polish catalog
 * @param used keys that the source code asks for, and where; one may name a part of the catalog, for all that is in it
 */
export function missingFindings(source: Catalog, used: ReadonlyMap<string, Place>): Finding[] {
  const keys = [...source.keys()];
  return [...used]
    .filter(([key]) => !source.has(key) && !keys.some((each) => each.startsWith(`${key}.`)))
    .map(([key, place]) => ({
      ...place,
      key,
      says: `is asked for here, and ${sourceFile} has no such text`,
    }));
}
