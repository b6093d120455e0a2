/**
 * What the code of a quote list is made of, for scripts that start every page: they only count, and check nothing. Everything
 * else reads a code by `decode` (code.ts).
 */

/** Before the lines, so that a later form can tell this one. */
export const version = 1;

/** What the parts of a line are called in a code. */
export const names = {
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
} as const;

/** The lines of a code, unchecked; undefined where it is none of this version. */
export function fromBase64Url(code: string): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(atob(code.replaceAll("-", "+").replaceAll("_", "/")));
    return Array.isArray(read) && read[0] === version && Array.isArray(read[1]) ? read[1] : undefined;
  } catch {
    return undefined;
  }
}

/** How many lines a code has. */
export function countLines(code: string): number {
  return fromBase64Url(code)?.length ?? 0;
}

/** Whether a code has a line of a product. */
export function hasProduct(code: string, product: string): boolean {
  return !!fromBase64Url(code)?.some((line) => String((line as { p?: unknown } | null)?.p) === product);
}
