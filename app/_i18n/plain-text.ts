/**
 * Removes characters that only control line breaks: soft hyphens, word joiners, zero-width spaces and
 * byte-order marks. Searches, fonts and comparisons treat them as letters.
 */
export function withoutLineMarks(text: string): string {
  return text.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, "");
}

/** Returns a text with plain spaces and without line-break characters, for programs and the clipboard. */
export function plainText(text: string): string {
  return withoutLineMarks(text).replaceAll(/[\u00a0\u2007\u202f]/g, " ");
}
