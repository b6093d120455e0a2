/**
 * Key markers: in the editor every text of the catalogs ends with invisible characters that name its key, so that a place on
 * a page can be traced to the keys of its words. Only Next's development server loads what sets them (next.config.mjs).
 */

// Of zero width in every font, without influence on where lines break (UAX #14: class CM), and in no catalog.
const begin = "\u200e";
const bits = ["\u200c", "\u200d"] as const;
const whole = new RegExp(`${begin}([${bits.join("")}]{32})`, "g");
const any = new RegExp(`[${begin}${bits.join("")}]`, "g");

/** The marker of a key: its FNV-1a hash of 32 bits. */
export function markerOf(key: string): string {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return begin + Array.from({ length: 32 }, (_, bit) => bits[((hash >>> bit) & 1) as 0 | 1]).join("");
}

/**
 * Sets the marker of its key behind every text of a catalog.
 *
 * @param catalog words under nested names
 * @param prefix what comes before the names in their keys, with its dot
 */
export function withMarkers<Catalog extends object>(catalog: Catalog, prefix = ""): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string"
        ? value + markerOf(prefix + name)
        : withMarkers(value as object, `${prefix}${name}.`),
    ]),
  ) as Catalog;
}

/** The markers that stand in a text, in their order. */
export function markersIn(text: string): string[] {
  return text.match(whole) ?? [];
}

/** A text without markers and without parts of them, which come along when words are copied from a page. */
export function withoutMarkers(text: string): string {
  return text.replace(any, "");
}
