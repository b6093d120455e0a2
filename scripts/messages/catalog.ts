import { type MessageFormatElement, parse as parseMessage, TYPE } from "@formatjs/icu-messageformat-parser";

import { type Locale, locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command.mjs";
import { readUtf8 } from "../command/text-files";

/** Texts by dotted key, in the order of the file. */
export type Catalog = ReadonlyMap<string, string>;

export type Catalogs = Readonly<Record<Locale, Catalog>>;

/** Returns an object with a value for every language. */
export const byLanguage = <Value>(valueOf: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

export function catalogFile(locale: string): string {
  return `messages/${locale}.json`;
}

/** Reads the catalog of a language. @throws CommandError as `readCatalog` */
export function catalogOf(locale: Locale): Catalog {
  return readCatalog(catalogFile(locale), readUtf8(catalogFile(locale)));
}

/** An error or a warning about a text. */
export interface Finding {
  /** The catalog, or the location in the code that uses the text: its file and line. */
  readonly location: string;
  readonly key: string;
  /** The sentence after the key. */
  readonly says: string;
}

/** Lists the findings in a catalog. @param saysOf returns what is wrong with a text; undefined if nothing is */
export function findingsIn(
  location: string,
  catalog: Catalog,
  saysOf: (key: string, text: string) => string | undefined,
): Finding[] {
  return [...catalog].flatMap(([key, text]) => {
    const says = saysOf(key, text);
    return says ? [{ location, key, says }] : [];
  });
}

/** A catalog as JSON nests it. */
interface Tree {
  [key: string]: string | Tree;
}

/**
 * Parses a catalog.
 *
 * @throws CommandError for invalid JSON, with its line: Node 20 names only the position, and none for the end
 */
export function parseCatalog(file: string, json: string): Tree {
  try {
    return JSON.parse(json) as Tree;
  } catch (error) {
    const { message } = error as Error;
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const before = position ? json.slice(0, Number(position)) : json.trimEnd();
    throw new CommandError(`${file}:${before.split("\n").length}: not valid JSON: ${message}.`);
  }
}

/**
 * Reads a catalog. `JSON.parse` takes the last of two equal keys: the catalog has to be as `writeCatalog`
 * writes it, which is also how oxfmt formats it.
 *
 * @param file its name, for messages
 * @throws CommandError for invalid JSON, a duplicate key, another format or a value that is no text
 */
export function readCatalog(file: string, json: string): Catalog {
  const catalog = new Map<string, string>();
  const addAll = (tree: Tree, prefix: string) => {
    for (const [name, value] of Object.entries(tree)) {
      const key = prefix + name;
      if (typeof value === "string") catalog.set(key, value);
      else if (value instanceof Object && !Array.isArray(value)) addAll(value, `${key}.`);
      else throw new CommandError(`${file}: "${key}" is not a text.`);
    }
  };
  const tree = parseCatalog(file, json);
  addAll(tree, "");
  const [read, formatted] = [json, stringified(tree)].map((text) => text.split("\n"));
  const other = read?.find((line, index) => line !== formatted?.[index]);
  if (other !== undefined)
    throw new CommandError(
      `${file}: a key stands there twice (remove one), or the format differs (npx oxfmt messages), from this line on: ${other.trim()}`,
    );
  return catalog;
}

const stringified = (tree: Tree) => `${JSON.stringify(tree, null, 2)}\n`;

/** Returns a catalog's JSON with another text for each of these keys. */
export function writeCatalog(json: string, texts: ReadonlyMap<string, string>): string {
  const replaced = (tree: Tree, prefix: string): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([name, value]) => {
        const key = prefix + name;
        return [name, typeof value === "string" ? (texts.get(key) ?? value) : replaced(value, `${key}.`)];
      }),
    );
  return stringified(replaced(JSON.parse(json) as Tree, ""));
}

export interface Message {
  /** Placeholders and tags, such as `{company}` and `<link>`, without duplicates in the order of the text. */
  readonly parts: readonly string[];
  /** The error and its position; `parts` is then empty. */
  readonly problem?: string;
  /** Number of characters before the error. */
  readonly offset?: number;
}

interface ParserError extends Error {
  readonly location?: { readonly start: { readonly offset: number } };
}

/** Parses a text with next-intl's parser of ICU MessageFormat, as the build does. */
export function readMessage(text: string): Message {
  try {
    return { parts: [...new Set(partsOf(parseMessage(text)))] };
  } catch (error) {
    const { message, location } = error as ParserError;
    if (!location) throw error;
    const { offset } = location.start;
    // The parser's messages look like "EXPECT_ARGUMENT_CLOSING_BRACE".
    const problem = message.toLowerCase().replaceAll("_", " ");
    return {
      parts: [],
      offset,
      problem: `${problem}, at "${text.slice(offset, offset + 20)}" (character ${offset + 1})`,
    };
  }
}

/** Returns the elements of a message, with those in its tags, plurals and selections, in the order of the text. */
function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...allElements(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element, ...Object.values(element.options).flatMap(({ value }) => allElements(value))];
    return [element];
  });
}

function partsOf(elements: readonly MessageFormatElement[]): string[] {
  return allElements(elements).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`;
  });
}

/** Returns a text without placeholders and tags but with every plural form; empty for an invalid message. */
export function literalsOf(text: string): string {
  if (readMessage(text).problem) return "";
  return allElements(parseMessage(text))
    .flatMap((element) => (element.type === TYPE.literal ? element.value : []))
    .join(" ");
}
