/**
 * Normalises a text for comparison: removes case, accents, invisible characters and repeated spaces. "PŁYTA"
 * and "plyta" become equal, and so do "Stöße" and "Stosse" (Unicode, NFKD, which keeps ł and ß).
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
 * Returns the two folded spellings of a text that people type without its accents: "Österreich" becomes
 * "osterreich" and, as on a keyboard without umlauts (DIN 5007-2), "oesterreich".
 */
export function foldedSpellings(text: string): readonly [string, string] {
  return [foldedText(text), foldedText(text.normalize().replace(/[äöü]/gi, "$&e"))];
}
