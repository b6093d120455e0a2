/**
 * Removes soft hyphens, word joiners, zero-width spaces and byte-order marks, which searches, fonts and comparisons
 * treat as letters.
 */
export function withoutLineMarks(text: string): string {
  return text.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, "");
}

/** Returns a text with plain spaces, for programs and the clipboard. */
export function plainText(text: string): string {
  return withoutLineMarks(text).replaceAll(/[\u00a0\u2007\u202f]/g, " ");
}

/**
 * Removes case, accents, invisible characters and repeated spaces. "PŁYTA" and "plyta" become equal, and so do
 * "Stöße" and "Stosse" (NFKD keeps ł and ß).
 */
export function foldedText(text: string): string {
  return text
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Returns both folded spellings of a text: "Österreich" becomes "osterreich" and, as on a keyboard without umlauts
 * (DIN 5007-2), "oesterreich".
 */
export function foldedSpellings(text: string): readonly [string, string] {
  return [foldedText(text), foldedText(text.normalize().replace(/[äöü]/gi, "$&e"))];
}
