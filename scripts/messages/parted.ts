/** Holds two signs together where a hyphen or a dash stands: a line may end after either (UAX 14, WJ). */
const joiner = "\u2060";

/** Holds two words together (UAX 14, GL). */
const space = "\u00a0";

/** Where a line may end inside of what is read as one, and what belongs there instead. */
const partings: readonly (readonly [at: RegExp, instead: string])[] = [
  // The name of a standard: "PN-EN ISO 1496-1", "ISPM 15".
  [/(?<=\b(?:PN|DIN|EN|ISO|ISPM))-(?=EN\b|ISO\b|\d)/g, `-${joiner}`],
  [/(?<=\b(?:PN|DIN|EN|ISO|ISPM)) (?=EN\b|ISO\b|\d)/g, space],
  // A range, and numbers of several parts: "18–22%", "{least}–{most}", "13698-1".
  [/(?<=[\d}])[-–](?=[\d{])/g, `$&${joiner}`],
];

/**
 * Writes a text so that no line ends inside of a standard's name or a range.
 *
 * @param text words of a catalog
 */
export function heldTogether(text: string): string {
  return partings.reduce((held, [at, instead]) => held.replace(at, instead), text);
}

/**
 * Says which texts a line could part where they are read as one, and how they are written instead. Titles and
 * descriptions of pages (`meta`) stand in no line of a page.
 *
 * @param file name of the catalog's file, for the sentences
 * @param words its words by their dotted key
 */
export function partedFindings(
  file: string,
  words: Iterable<readonly [key: string, text: string]>,
): string[] {
  return [...words].flatMap(([key, text]) => {
    const held = heldTogether(text);
    if (held === text || key.startsWith("meta.")) return [];
    return [`${file}: "${key}" may be parted at a line's end; write ${escaped(held)}.`];
  });
}

/** A text as it can be typed into the file: what nobody sees as its escape. */
function escaped(text: string): string {
  return JSON.stringify(text).replaceAll(joiner, "\\u2060").replaceAll(space, "\\u00a0");
}
