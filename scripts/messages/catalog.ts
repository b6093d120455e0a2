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

/** A catalog as JSON nests it. */
interface Tree {
  [key: string]: string | Tree;
}

/** Returns `line:column` of a position in a text. */
function placeOf(text: string, position: number): string {
  const lines = text.slice(0, position).split("\n");
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/**
 * Parses a catalog.
 *
 * @throws CommandError for invalid JSON, with line and column: Node 20 names only the position, and none for
 *   the end
 */
export function parseCatalog(file: string, json: string): Tree {
  try {
    return JSON.parse(json) as Tree;
  } catch (error) {
    const { message } = error as Error;
    const [, position = json.trimEnd().length] = /at position (\d+)/.exec(message) ?? [];
    throw new CommandError(`${file}:${placeOf(json, Number(position))}: not valid JSON: ${message}.`);
  }
}

/**
 * Reads a catalog. `JSON.parse` takes the last of two equal keys: the catalog has to be formatted as
 * `writeCatalog` and oxfmt do.
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
  const formatted = stringified(tree).split("\n");
  const other = json.split("\n").findIndex((line, index) => line !== formatted[index]);
  if (other < 0) return catalog;
  throw new CommandError(
    `${file}:${other + 1}: from here on, a key stands there twice (remove one), or the format differs (npx oxfmt messages).`,
  );
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

/** Returns `line:column` of a text in a catalog's JSON. @param offset characters of the text before the place */
export function placeOfText(json: string, catalog: Catalog, key: string, offset = 0): string {
  const texts = [...catalog.keys()];
  const ends = [...json.matchAll(/": (?=")/g)];
  const end = ends[texts.indexOf(key)];
  const before = JSON.stringify((catalog.get(key) ?? "").slice(0, offset)).length - 1;
  return end ? placeOf(json, end.index + end[0].length + before) : "1:1";
}

/** Forms of a noun by plural category, with `#` for the number. */
export type Forms = Readonly<Record<string, string>>;

export interface Message {
  /** Placeholders and tags, such as `{company}` and `<link>`, without duplicates in the order of the text. */
  readonly parts: readonly string[];
  readonly plurals: readonly Forms[];
  /** The error and its position; `parts` is then empty. */
  readonly problem?: string;
  /** Number of characters before the error. */
  readonly offset?: number;
}

interface ParserError extends Error {
  readonly location?: { readonly start: { readonly offset: number } };
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
  try {
    const elements = allElements(parseMessage(text));
    const parts = elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      return element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`;
    });
    const plurals = elements.flatMap((element) => (element.type === TYPE.plural ? formsOf(element) : []));
    return { parts: [...new Set(parts)], plurals };
  } catch (error) {
    const { message, location } = error as ParserError;
    if (!location) throw error;
    const { offset } = location.start;
    // The parser's messages look like "EXPECT_ARGUMENT_CLOSING_BRACE".
    const problem = `${message.toLowerCase().replaceAll("_", " ")}, at "${text.slice(offset, offset + 20)}"`;
    return { parts: [], plurals: [], offset, problem };
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

/** Returns the forms of a plural; none for one that only tells nothing from something. */
function formsOf({ options }: Extract<MessageFormatElement, { type: TYPE.plural }>): Forms[] {
  const written = (part: MessageFormatElement) =>
    part.type === TYPE.literal ? part.value : part.type === TYPE.pound ? "#" : "…";
  const forms = Object.entries(options)
    .filter(([category]) => !category.startsWith("="))
    .map(([category, { value }]) => [category, value.map(written).join("")]);
  return forms.length > 1 ? [Object.fromEntries(forms) as Forms] : [];
}
