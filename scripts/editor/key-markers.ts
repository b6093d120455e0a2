/**
 * Key markers: in the editor, every catalog text ends with invisible characters that encode its key, so that
 * text on a page can be traced to its key. Only Next's development server loads them (next.config.mjs).
 */

// Zero width in every font, no influence on line breaks (UAX #14: class CM), and absent from the catalogs.
const begin = "\u200e";
const bits = ["\u200c", "\u200d"] as const;
const whole = new RegExp(`${begin}([${bits.join("")}]{32})`, "g");
const any = new RegExp(`[${begin}${bits.join("")}]`, "g");

/** Returns the marker of a key: its 32-bit FNV-1a hash. */
export function markerOf(key: string): string {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return begin + Array.from({ length: 32 }, (_, bit) => bits[((hash >>> bit) & 1) as 0 | 1]).join("");
}

/**
 * Appends the marker of its key to every text of a catalog.
 *
 * @param catalog texts under nested names
 * @param prefix parent keys with a final dot
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

export function markersIn(text: string): string[] {
  return text.match(whole) ?? [];
}

/** Removes markers and parts of them, which are copied together with text from a page. */
export function withoutMarkers(text: string): string {
  return text.replace(any, "");
}
