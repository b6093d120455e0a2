/**
 * Marks that no reader sees: in the editor every text of the catalogs ends with one, so that a place on a page can be
 * traced to the keys of its words. Nothing but Next's development server ever loads what sets them (next.config.mjs).
 */

// Of zero width in every font, without influence on where lines break (UAX #14: class CM), and in no catalog.
const begin = "\u200e";
const bits = ["\u200c", "\u200d"] as const;
const whole = new RegExp(`${begin}([${bits.join("")}]{32})`, "g");
const any = new RegExp(`[${begin}${bits.join("")}]`, "g");

/** The mark of a key: its FNV-1a hash of 32 bits. */
export function markOf(key: string): string {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return begin + Array.from({ length: 32 }, (_, bit) => bits[((hash >>> bit) & 1) as 0 | 1]).join("");
}

/**
 * Sets its mark behind every text of a catalog.
 *
 * @param catalog words under nested names
 * @param prefix what comes before the names in their keys, with its dot
 */
export function marked<Catalog extends object>(catalog: Catalog, prefix = ""): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string"
        ? value + markOf(prefix + name)
        : marked(value as object, `${prefix}${name}.`),
    ]),
  ) as Catalog;
}

/** The marks that stand in a text, in their order. */
export function marksIn(text: string): string[] {
  return text.match(whole) ?? [];
}

/** A text without marks and without parts of them, as somebody may have copied it from a page. */
export function unmarked(text: string): string {
  return text.replace(any, "");
}
