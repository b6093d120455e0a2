import { type MessageFormatElement, parse as parseMessage, TYPE } from "@formatjs/icu-messageformat-parser";
import { type ObjectNode, parse, type ValueNode } from "@humanwhocodes/momoa";

import { type Locale, locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command.mjs";

interface Entry {
  /** Undefined if the value is not a string. */
  readonly text: string | undefined;
  /** Line of the key, counted from 1. */
  readonly line: number;
  /** From the opening quote to the end of the closing one. */
  readonly range: readonly [start: number, end: number];
}

/** Texts by dotted key, in the order of the file. */
export type Catalog = ReadonlyMap<string, Entry>;

export type Catalogs = Readonly<Record<Locale, Catalog>>;

/** Returns an object with a value for every language. */
export const byLanguage = <Value>(valueOf: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

export function catalogFile(locale: string): string {
  return `messages/${locale}.json`;
}

/**
 * Reads a catalog. `JSON.parse` would give no lines, accept duplicate keys, and describe errors differently
 * in every version of Node.
 *
 * @param file its name, for messages
 * @throws CommandError with file, line and column of a JSON error or a duplicate key
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
          `${at(line, column)}: duplicate key "${prefix}${own}" (first in line ${first}): remove one.`,
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

/** A JSON string, closed or not. */
const strings = /"(?:\\[^]|[^"\\])*"?/g;

/** Parses JSON with the positions of all its parts. */
function parsed(json: string, at: (line: number, column: number) => string): ValueNode {
  // The parser accepts strings over several lines, although RFC 8259 (7) forbids control characters: it would
  // report a missing quotation mark for a later line.
  for (const { 0: string, index } of json.matchAll(strings)) {
    const control = string.search(/[^ -\uffff]/);
    if (control === -1) continue;
    const before = json.slice(0, index + control).split("\n");
    const place = at(before.length, (before.at(-1)?.length ?? 0) + 1);
    throw new CommandError(
      `${place}: not valid JSON: unterminated string, or a control character such as a tab (write \\t).`,
    );
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

/** Returns a text without placeholders and tags but with every plural form; empty for an invalid message. */
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
