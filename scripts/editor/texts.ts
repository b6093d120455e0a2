import { join } from "node:path";

import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { filesBelow } from "../../islands/build/files";
import { readUtf8, replaceFile } from "../command/text-files";
import { byLanguage, catalogFile, readCatalog, readMessage, writeCatalog } from "../messages/catalog";
import { withNoBreakSpaces } from "../messages/line-ends";
import { withoutMarkers } from "./key-markers";

/** One text in every language; empty if a language lacks it. */
export type Texts = Record<Locale, string>;

/**
 * The response of the editor's server: texts by key, and the reason for a refusal with problems by language.
 */
export interface Answer {
  readonly texts?: Readonly<Record<string, Texts>>;
  readonly message?: string;
  readonly problems?: Partial<Texts>;
}

/** A refusal, with a message in Polish for the user. */
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
 * @param root the project's folder
 * @throws CommandError for a catalog that cannot be read
 */
export function readTexts(root: string): Record<string, Texts> {
  const files = readFiles(root);
  const keys = new Set(locales.flatMap((locale) => [...files[locale].catalog.keys()]));
  const textsOf = (key: string) => byLanguage((locale) => files[locale].catalog.get(key) ?? "");
  return Object.fromEntries([...keys].map((key) => [key, textsOf(key)]));
}

/** Returns the problem of a text. A page fills in only the placeholders and tags of the saved Polish text. */
function problemOf(text: string, saved: readonly string[]): string | undefined {
  if (!text.trim()) return "Tekst jest pusty.";
  const { parts, problem } = readMessage(text);
  if (problem) return `Nawias lub znacznik nie jest zamknięty albo otwarty: „${problem.at}”.`;
  const missing = saved.filter((part) => !parts.includes(part));
  const unknown = parts.filter((part) => !saved.includes(part));
  if (missing.length) return `Brakuje: ${missing.join(", ")}.`;
  return unknown.length ? `Strona nie wstawia tu: ${unknown.join(", ")}.` : undefined;
}

/**
 * Saves a text, with no-break spaces and word joiners by the rules of `npm run messages`. Unchanged languages
 * and the rest of the catalogs stay byte for byte.
 *
 * @param seen the texts when typing began
 * @throws Refused if a catalog lacks the text or has changed since, or if a text is invalid
 * @throws CommandError for a catalog that cannot be read
 */
export function saveText(root: string, key: string, seen: Texts, wanted: Texts): void {
  const files = readFiles(root);
  const { parts } = readMessage(files[defaultLocale].catalog.get(key) ?? "");
  const problems: Partial<Texts> = {};
  const changed = locales.flatMap((locale) => {
    const { file, json, catalog } = files[locale];
    const saved = catalog.get(key);
    if (saved === undefined) throw new Refused(`W pliku ${catalogFile(locale)} nie ma tekstu „${key}”.`);
    if (saved !== seen[locale])
      throw new Refused(
        `Plik ${catalogFile(locale)} zmieniono tymczasem poza edytorem; jest w nim teraz: „${saved}”. Nic nie zapisano. Ponowny zapis zastąpi tę zmianę.`,
      );
    const text = withNoBreakSpaces(locale, key, withoutMarkers(wanted[locale]));
    const problem = problemOf(text, parts);
    if (problem) problems[locale] = problem;
    if (wanted[locale] === seen[locale]) return [];
    return [{ file, content: writeCatalog(json, new Map(catalog).set(key, text)) }];
  });
  if (Object.keys(problems).length) throw new Refused("Tekstu nie można tak zapisać.", problems);
  for (const { file, content } of changed) replaceFile(file, content);
}

const facts = "app/_content";

/** Says in which files of facts a text of a page stands; a computed one stands in none. */
export function factReport(root: string, text: string): string {
  const plain = (each: string) => each.replace(/\u2060|\\u2060/g, "").replace(/\u00a0|\\u00a0/g, " ");
  const files = filesBelow(join(root, facts))
    .filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file))
    .filter((file) => plain(readUtf8(join(root, facts, file))).includes(plain(text)));
  const where = files.map((file) => `${facts}/${file}`).join(", ") || `${facts}/ (obliczone z faktów)`;
  return `„${text}” nie jest tekstem, lecz faktem. Plik: ${where}`;
}
