import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { readUtf8 } from "../command/read-text";
import { byLanguage, catalogFile, readCatalog, readMessage } from "../messages/catalog";
import { withNoBreakSpaces } from "../messages/rules";
import { withoutMarkers } from "./key-markers";

/** One text in every language; empty where a language lacks it. */
export type Texts = Record<Locale, string>;

/** What the editor's server says: the texts by key, and why it refused, with what is wrong by language. */
export interface Answer {
  readonly texts?: Readonly<Record<string, Texts>>;
  readonly message?: string;
  readonly problems?: Partial<Texts>;
}

/** What the editor does not do, in Polish, for the person at the page. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly problems: Partial<Texts> = {},
  ) {
    super(message);
  }
}

const readFiles = (root: string) =>
  byLanguage((locale) => {
    const file = join(root, catalogFile(locale));
    const json = readUtf8(file, catalogFile(locale));
    return { file, json, catalog: readCatalog(catalogFile(locale), json) };
  });

/**
 * Reads every text by its key.
 *
 * @param root folder of the project
 * @throws CommandError that names the place when a catalog is no JSON
 */
export function readTexts(root: string): Record<string, Texts> {
  const files = readFiles(root);
  const keys = new Set(locales.flatMap((locale) => [...files[locale].catalog.keys()]));
  const textsOf = (key: string) => byLanguage((locale) => files[locale].catalog.get(key)?.text ?? "");
  return Object.fromEntries([...keys].map((key) => [key, textsOf(key)]));
}

/** What is wrong with a text. A page fills in only the placeholders and tags that the saved Polish text has. */
function problemOf(text: string, saved: readonly string[]): string | undefined {
  if (!text.trim()) return "Tekst jest pusty.";
  const { parts, problem, offset = 0 } = readMessage(text);
  if (problem) return `Nawias lub znacznik nie jest zamknięty albo otwarty (znak ${offset + 1}).`;
  const missing = saved.filter((part) => !parts.includes(part));
  const unknown = parts.filter((part) => !saved.includes(part));
  if (missing.length) return `Brakuje: ${missing.join(", ")}.`;
  return unknown.length ? `Strona nie wstawia tu: ${unknown.join(", ")}.` : undefined;
}

/**
 * Saves a text, with no-break spaces and word joiners by the rules of `npm run messages`; all else in the catalogs, and a language
 * that was left as it is, stays byte for byte.
 *
 * @param seen what the person saw before typing
 * @throws Refused when a catalog lacks the text or says something else than the person saw, and when a text is broken
 * @throws CommandError that names the place when a catalog is no JSON
 */
export function saveText(root: string, key: string, seen: Texts, wanted: Texts): void {
  const files = readFiles(root);
  const { parts } = readMessage(files[defaultLocale].catalog.get(key)?.text ?? "");
  const problems: Partial<Texts> = {};
  const changed = locales.flatMap((locale) => {
    const { file, json, catalog } = files[locale];
    const entry = catalog.get(key);
    if (!entry) throw new Refused(`W pliku ${catalogFile(locale)} nie ma tekstu „${key}”.`);
    if (entry.text !== seen[locale])
      throw new Refused(
        `Plik ${catalogFile(locale)} zmieniono tymczasem poza edytorem; jest w nim teraz: „${entry.text}”. Nic nie zapisano. Ponowny zapis zastąpi tę zmianę.`,
      );
    const text = withNoBreakSpaces(locale, key, withoutMarkers(wanted[locale]));
    const problem = problemOf(text, parts);
    if (problem) problems[locale] = problem;
    if (wanted[locale] === seen[locale]) return [];
    const [start, end] = entry.range;
    return [{ file, content: json.slice(0, start) + JSON.stringify(text) + json.slice(end) }];
  });
  if (Object.keys(problems).length) throw new Refused("Tekstu nie można tak zapisać.", problems);
  for (const { file, content } of changed) {
    // Renamed, so that a reader never finds half of it.
    writeFileSync(`${file}.partial`, content);
    renameSync(`${file}.partial`, file);
  }
}
