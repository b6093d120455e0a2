import { type MessageFormatElement, parse as parseMessage, TYPE } from "@formatjs/icu-messageformat-parser";
import { type ObjectNode, parse, type ValueNode } from "@humanwhocodes/momoa";

import { type Locale, locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command.mjs";

interface Entry {
  /** The words; undefined for what is no text. */
  readonly text: string | undefined;
  /** Where its key stands in the file, counted from 1. */
  readonly line: number;
  /** From the opening quote of the text to behind its closing one. */
  readonly range: readonly [start: number, end: number];
}

/** A catalog by its dotted keys, in the order of the file. */
export type Catalog = ReadonlyMap<string, Entry>;

export type Catalogs = Readonly<Record<Locale, Catalog>>;

/** Makes something of every language, such as its catalog. */
export const byLanguage = <Value>(valueOf: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

/** The file of a language's catalog. */
export function catalogFile(locale: string): string {
  return `messages/${locale}.json`;
}

/**
 * Reads a catalog. Not with `JSON.parse`: that gives no line of a key, takes the second of two equal keys in
 * silence, and names the place of a fault in other words, or not at all, in every version of Node.
 *
 * @param file its name, for messages
 * @throws CommandError that names file, line and column of what is no JSON, and of a key that stands there twice
 */
export function readCatalog(file: string, json: string): Catalog {
  const catalog = new Map<string, Entry>();
  const at = (line: number, column: number) => `${file}:${line}:${column}`;

  const addAll = ({ members }: ObjectNode, prefix: string) => {
    const lines = new Map<string, number>();
    for (const { name, value } of members) {
      const own = name.type === "String" ? name.value : name.name;
      const { line, column } = name.loc.start;
      const first = lines.get(own);
      if (first !== undefined)
        throw new CommandError(
          `${at(line, column)}: "${prefix}${own}" is already in line ${first}: remove one of them.`,
        );
      lines.set(own, line);
      if (value.type === "Object") addAll(value, `${prefix}${own}.`);
      else {
        const text = value.type === "String" ? value.value : undefined;
        catalog.set(prefix + own, { text, line, range: [value.loc.start.offset, value.loc.end.offset] });
      }
    }
  };

  const body = parsed(json, at);
  if (body.type !== "Object") throw new CommandError(`${at(1, 1)}: a catalog must be an object, { … }.`);
  addAll(body, "");
  return catalog;
}

/** A string of JSON, closed or not. */
const strings = /"(?:\\[^]|[^"\\])*"?/g;

/** The value a JSON text stands for, with the places of all its parts. */
function parsed(json: string, at: (line: number, column: number) => string): ValueNode {
  // The parser lets a string go on over lines, where RFC 8259 (7) has no control character in it: a missing
  // quotation mark would be reported for some line below.
  for (const { 0: string, index } of json.matchAll(strings)) {
    const control = string.search(/[^ -\uffff]/);
    if (control === -1) continue;
    const before = json.slice(0, index + control).split("\n");
    const place = at(before.length, (before.at(-1)?.length ?? 0) + 1);
    throw new CommandError(`${place}: not valid JSON: a text is not closed here, or contains a tab.`);
  }
  try {
    return parse(json, { mode: "json" }).body;
  } catch (error) {
    const { message, line, column } = error as Error & { line?: number; column?: number };
    if (line === undefined || column === undefined) throw error;
    throw new CommandError(`${at(line, column)}: not valid JSON: ${message.replace(/\s*\(\d+:\d+\)$/, "")}`);
  }
}

export interface Message {
  /** Placeholders and tags, such as `{company}` and `<link>`: each once, in the order of the text. */
  readonly parts: readonly string[];
  /** What is wrong with it, and where; then it has no parts. */
  readonly problem?: string;
  /** How many characters stand before what is wrong. */
  readonly offset?: number;
}

/** What the parser throws (`SyntaxError` with the place in the text). */
interface ParserError extends Error {
  readonly location?: { readonly start: { readonly offset: number } };
}

/** Reads a text as the build does: with the parser of ICU MessageFormat that next-intl compiles the catalogs with. */
export function readMessage(text: string): Message {
  try {
    return { parts: [...new Set(partsOf(parseMessage(text)))] };
  } catch (error) {
    const { message, location } = error as ParserError;
    if (!location) throw error;
    const { offset } = location.start;
    // "EXPECT_ARGUMENT_CLOSING_BRACE" is how the parser says it.
    const problem = message.toLowerCase().replaceAll("_", " ");
    return {
      parts: [],
      offset,
      problem: `${problem}, at "${text.slice(offset, offset + 20)}" (character ${offset + 1})`,
    };
  }
}

function partsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...partsOf(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [
          `{${element.value}}`,
          ...Object.values(element.options).flatMap(({ value }) => partsOf(value)),
        ];
      default:
        return [`{${element.value}}`];
    }
  });
}

/** The words of a text without its placeholders and tags, those of every form of a plural; none of a text that is no message. */
export function literalsOf(text: string): string {
  const literals = (elements: readonly MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (element.type === TYPE.tag) return literals(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return Object.values(element.options).flatMap(({ value }) => literals(value));
      return [];
    });
  return readMessage(text).problem ? "" : literals(parseMessage(text)).join(" ");
}
