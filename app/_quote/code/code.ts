import type { Line } from "./line";

/** The version, before the lines, so that a later form can recognise this one. */
const version = 1;

/** What the parts of a line are called in a code. */
const names = {
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
  load: "w",
  onPoints: "x",
  support: "f",
  destination: "g",
  monthly: "m",
  ht: "h",
  postcode: "c",
  unloading: "u",
  date: "d",
  note: "t",
  /** Of lists from before papers were documents. */
  papers: "q",
  language: "r",
} as const;

/**
 * Writes a list as JSON, `[version, lines]` with names of one letter, in base64url (RFC 4648, section 5): characters that no
 * mail program and no address escapes. An empty list is the empty text.
 */
export function encode(lines: readonly Line[]): string {
  if (!lines.length) return "";
  // In a fixed order, so that equal lists have equal codes.
  const short = (value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(names).flatMap(([name, letter]) => {
            const each = (value as Record<string, unknown>)[name];
            return each === undefined ? [] : [[letter, each]];
          }),
        )
      : value;
  const json = JSON.stringify([version, lines.map(short)]);
  // `btoa` takes no character beyond Latin-1.
  const ascii = json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return btoa(ascii).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Returns the lines of a code under their short names, unchecked; undefined for a text that has no code of this version.
 * Programs escape letters of a link, put parameters and punctuation behind it, and break it over two lines.
 *
 * @param text begins with the code
 */
function partsIn(text: string): unknown[] | undefined {
  const plain = text.replace(/%(?:25)*([2-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return parsed(plain.replace(/[^\w-].*/s, "")) ?? parsed(plain.replace(/%..|[^\w-]/g, ""));
}

function parsed(code: string): unknown[] | undefined {
  try {
    // A code ends with a letter or a digit, because its JSON ends with a bracket: more is markup around the link.
    const plain = code
      .replace(/[-_]+$/, "")
      .replaceAll("-", "+")
      .replaceAll("_", "/");
    const read: unknown = JSON.parse(atob(plain));
    return Array.isArray(read) && read[0] === version && Array.isArray(read[1]) ? read[1] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gives the lines of a code, unchecked, for codes of this very page and for a list that is only added to. A code from
 * anywhere else is read by `decode`.
 *
 * @returns undefined for a text that is no code of this version
 */
export function linesIn(code: string): Line[] | undefined {
  return partsIn(code)?.map(long).flatMap(documentsOf) as Line[] | undefined;
}

/** How many lines a code has. */
export function countLines(code: string): number {
  return partsIn(code)?.length ?? 0;
}

/** Whether a code has a line of the product with this id. */
export function hasProduct(code: string, id: string): boolean {
  return !!partsIn(code)?.some((part) => String((part as { p?: unknown } | null)?.p) === id);
}

/** A line with its whole names; what is none of them stays, and is refused. */
function long(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  const whole = Object.fromEntries(Object.entries(names).map(([name, letter]) => [letter, name]));
  return Object.fromEntries(
    Object.entries(part).map(([letter, value]) => [
      Object.hasOwn(whole, letter) ? whole[letter] : `?${letter}`,
      value,
    ]),
  );
}

/** Reads the line that once held all papers of a list as one document each; any other line stays. */
function documentsOf(line: unknown): unknown[] {
  const { kind, papers, ...rest } = Object(line) as { kind?: unknown; papers?: unknown };
  return kind === "papers" && Array.isArray(papers)
    ? papers.map((document: unknown) => ({ ...rest, kind: "document", document }))
    : [line];
}

/** Returns the lines of a list that are not among others: the same in all that they say. */
export function withoutLines(lines: readonly Line[], others: readonly Line[]): readonly Line[] {
  const codes = new Set(others.map((line) => encode([line])));
  return lines.filter((line) => !codes.has(encode([line])));
}
