/**
 * Removes the characters that only say where a line may end: soft hyphens, word joiners, zero-width spaces and byte-order marks.
 * Searches, fonts and programs that compare texts take them for letters.
 */
export function withoutLineMarks(text: string): string {
  return text.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, "");
}

/**
 * Returns a text with plain spaces and without line marks: to be sent, compared, pasted or read by a program.
 *
 * @param text words of a catalog, or figures that `Intl` has written
 */
export function plainText(text: string): string {
  return withoutLineMarks(text).replaceAll(/[\u00a0\u2007\u202f]/g, " ");
}
