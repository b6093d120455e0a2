import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

import { type Locale, locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command.mjs";
import { readUtf8 } from "../command/text-files";

/** Texts by dotted key, in the order of the file. */
export type Catalog = ReadonlyMap<string, string>;

export type Catalogs = Readonly<Record<Locale, Catalog>>;

/** A catalog as JSON nests it. */
interface Tree {
  [key: string]: string | Tree;
}

/** Returns an object with a value for every language. */
export const byLanguage = <Value>(valueOf: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

export const catalogFile = (locale: string): string => `messages/${locale}.json`;

/** Reads the catalog of a language. @throws CommandError as `readCatalog` */
export const catalogOf = (locale: Locale): Catalog =>
  readCatalog(catalogFile(locale), readUtf8(catalogFile(locale)));

const stringified = (tree: Tree) => `${JSON.stringify(tree, null, 2)}\n`;

/** Parses a catalog. @throws CommandError that names the file, for invalid JSON */
export function parseCatalog(file: string, json: string): Tree {
  try {
    return JSON.parse(json) as Tree;
  } catch (error) {
    throw new CommandError(`${file}: not valid JSON: ${(error as Error).message}.`);
  }
}

/**
 * Reads a catalog. `JSON.parse` takes the last of two equal keys, so that the file must have oxfmt's format.
 *
 * @param file its name, for messages
 * @throws CommandError for invalid JSON, a duplicate key, another format or a value that is no text
 */
export function readCatalog(file: string, json: string): Catalog {
  const tree = parseCatalog(file, json);
  const lines = stringified(tree).split("\n");
  const other = json.split("\n").findIndex((line, index) => line !== lines[index]);
  if (other >= 0)
    throw new CommandError(
      `${file}:${other + 1}: from here on, a key stands there twice (remove one), or the format differs (npx oxfmt messages).`,
    );
  const texts = (inner: Tree, prefix: string): [string, string][] =>
    Object.entries(inner).flatMap(([name, value]): [string, string][] => {
      if (typeof value === "string") return [[prefix + name, value]];
      if (value instanceof Object && !Array.isArray(value)) return texts(value, `${prefix}${name}.`);
      throw new CommandError(`${file}: "${prefix}${name}" is not a text.`);
    });
  return new Map(texts(tree, ""));
}

/** Returns a catalog's JSON with another text for each of these keys. */
export function writeCatalog(json: string, texts: Catalog): string {
  const replaced = (tree: Tree, prefix: string): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([name, value]) => {
        const key = prefix + name;
        return [name, typeof value === "string" ? (texts.get(key) ?? value) : replaced(value, `${key}.`)];
      }),
    );
  return stringified(replaced(JSON.parse(json) as Tree, ""));
}

/** Returns `line:column` of a place in a text of a catalog's JSON. @param offset characters before the place */
export function placeOf(json: string, catalog: Catalog, key: string, offset = 0): string {
  const end = [...json.matchAll(/": (?=")/g)][[...catalog.keys()].indexOf(key)];
  const escaped = JSON.stringify((catalog.get(key) ?? "").slice(0, offset)).length - 1;
  const lines = json.slice(0, end ? end.index + end[0].length + escaped : 0).split("\n");
  return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}

/** Forms of a noun by plural category, with `#` for the number. */
export type Forms = Readonly<Record<string, string>>;

export interface Message {
  /** Placeholders and tags, such as `{company}` and `<link>`, without duplicates in the order of the text. */
  readonly parts: readonly string[];
  /** Forms of each plural, but of those that only tell nothing from something. */
  readonly plurals: readonly Forms[];
  /** The error; `parts` is then empty. */
  readonly problem?: string;
  /** Number of characters before the error. */
  readonly offset?: number;
}

/** Read messages, by text: the checks read each one several times. */
const read = new Map<string, Message>();

/** Parses a text with next-intl's parser of ICU MessageFormat, as the build does. */
export function readMessage(text: string): Message {
  const message = read.get(text) ?? parsed(text);
  read.set(text, message);
  return message;
}

function parsed(text: string): Message {
  const parts = new Set<string>();
  const plurals: Forms[] = [];
  const shown = (element: MessageFormatElement): string => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return "#";
    parts.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if (element.type === TYPE.tag) element.children.forEach(shown);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return "…";
    const options = Object.entries(element.options);
    const forms = options.map(([name, { value }]) => [name, value.map(shown).join("")] as const);
    const named = forms.filter(([name]) => !name.startsWith("="));
    if (element.type === TYPE.plural && named.length > 1) plurals.push(Object.fromEntries(named));
    return "…";
  };
  try {
    parse(text).forEach(shown);
    return { parts: [...parts], plurals };
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    if (!location) throw error;
    const { offset } = location.start;
    // The parser's messages look like "EXPECT_ARGUMENT_CLOSING_BRACE".
    const problem = `${message.toLowerCase().replaceAll("_", " ")}, at "${text.slice(offset, offset + 20)}"`;
    return { parts: [], plurals: [], offset, problem };
  }
}
