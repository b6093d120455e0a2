import { longest } from "../../_fields/read-text";
import { type Line, mostLines } from "./line";
import type { FieldName } from "./fields";

/** Before the lines, for later formats. */
const version = 1;

/** Maximum length of a code: a character takes up to eight (`\uXXXX`, times 4/3 for base64). */
// A function, so that bundles without a reader of codes drop it.
const longestCode = () => mostLines * (8 * (longest.note + 2 * longest.field) + 400);

/** Short names of fields in codes. Not in the table of terms: every page reads codes, few need terms. */
const letters: Readonly<Partial<Record<FieldName | "kind", string>>> = {
  kind: "k",
  product: "p",
  vehicle: "v",
  loads: "l",
  pieces: "n",
  document: "i",
  size: "s",
  deck: "b",
  blocks: "o",
  entries: "e",
  start: "a",
  load: "w",
  onPoints: "x",
  support: "f",
  destination: "g",
  monthly: "m",
  ht: "h",
  postcode: "c",
  unloading: "u",
  date: "d",
  linked: "y",
  note: "t",
  language: "r",
};

const letterOf = (name: string): string => new Map(Object.entries(letters)).get(name) ?? name;

/**
 * Encodes a list as JSON, `[version, lines]` with short names, in base64url (RFC 4648, section 5), which e-mails
 * and addresses do not escape. An empty list has an empty code.
 */
export function encode(lines: readonly Line[]): string {
  if (!lines.length) return "";
  const short = (value: Line) => {
    const values: Readonly<Record<string, unknown>> = { ...value };
    // Properties in a fixed order, so that equal lists have equal codes.
    const names = new Set([...Object.keys(letters), ...Object.keys(values).toSorted()]);
    return Object.fromEntries([...names].map((name) => [letterOf(name), values[name]]));
  };
  const json = JSON.stringify([version, lines.map(short)]);
  // `btoa` accepts Latin-1 only.
  const ascii = json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return btoa(ascii).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const asciiIn = (code: string) => atob(code.replaceAll("-", "+").replaceAll("_", "/"));

/**
 * Returns the unchecked lines of a code with short names; undefined for another version, and for a code that no
 * list needs.
 *
 * @param text begins with the code, to which programs append
 */
function partsIn(text: string): unknown[] | undefined {
  if (text.length > longestCode()) return undefined;
  try {
    // A code ends with a letter or digit: its JSON ends with a bracket.
    const [code = ""] = /^[\w-]*/.exec(text) ?? [];
    const read: unknown = JSON.parse(asciiIn(code.replace(/(?<![-_])[-_]+$/, "")));
    return Array.isArray(read) && read[0] === version && Array.isArray(read[1]) ? read[1] : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the unchecked lines of a code that this site wrote; undefined for another version. */
export function linesIn(code: string): Line[] | undefined {
  return partsIn(code)?.map(expanded) as Line[] | undefined;
}

/** Returns the lines that a link of this site adds (`addAddress`), if any. */
export function linesToAdd(href: string): Line[] | undefined {
  return linesIn(href.split("#a=")[1] ?? "");
}

/** Returns the number of lines; 0 for an unreadable code. Small enough for the inline code. */
export function countLines(code: string): number {
  return partsIn(code)?.length ?? 0;
}

/** Prefixes the full name of a field that has a letter, so that `decode` rejects the line. */
function expanded(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  const names = new Map(Object.entries(letters).map(([name, letter]) => [letter, name]));
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      names.get(key) ?? (letterOf(key) === key ? key : `?${key}`),
      value,
    ]),
  );
}
