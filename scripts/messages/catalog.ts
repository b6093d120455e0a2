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

export const byLanguage = <Value>(valueOf: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

export const catalogFile = (locale: string): string => `messages/${locale}.json`;

/** Reads the catalog of a language. @throws CommandError as `readCatalog` */
export const catalogOf = (locale: Locale): Catalog =>
  readCatalog(catalogFile(locale), readUtf8(catalogFile(locale)));

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
  const lines = JSON.stringify(tree, null, 2).split("\n");
  const other = json
    .trimEnd()
    .split("\n")
    .findIndex((line, index) => line !== lines[index]);
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

/** Returns a catalog's JSON with these texts, which are in its order, for its own. */
export function writeCatalog(json: string, catalog: Catalog): string {
  const texts = [...catalog.values()];
  const replaced = (_: string, value: unknown) => (typeof value === "string" ? texts.shift() : value);
  return `${JSON.stringify(JSON.parse(json), replaced, 2)}\n`;
}

/** Forms of a noun by plural category, with `#` for the number. */
type Forms = Readonly<Record<string, string>>;

export interface Message {
  /** Placeholders and tags, such as `{company}` and `<link>`, without duplicates in the order of the text. */
  readonly parts: readonly string[];
  /** Forms of each plural, but of those that only tell nothing from something. */
  readonly plurals: readonly Forms[];
  /** What is wrong, and the text from there on. `parts` is then empty. */
  readonly problem?: { readonly says: string; readonly at: string };
}

/** Read messages, by text: the checks read each one several times. */
const known = new Map<string, Message>();

/** Parses a text with next-intl's parser of ICU MessageFormat, as the build does. */
export function readMessage(text: string): Message {
  const message = known.get(text) ?? parsed(text);
  known.set(text, message);
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
    const all = Object.entries(element.options).map(
      ([name, { value }]) => [name, value.map(shown).join("")] as const,
    );
    const forms = all.filter(([name]) => !name.startsWith("="));
    const isNoun = forms.length > 1 || forms.length === all.length;
    if (element.type === TYPE.plural && isNoun) plurals.push(Object.fromEntries(forms));
    return "…";
  };
  try {
    parse(text).forEach(shown);
    return { parts: [...parts], plurals };
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    if (!location) throw error;
    // The parser's messages look like "EXPECT_ARGUMENT_CLOSING_BRACE".
    const says = message.toLowerCase().replaceAll("_", " ");
    return { parts: [], plurals: [], problem: { says, at: text.slice(location.start.offset) } };
  }
}
