/**
 * A text with plain spaces, and without the soft hyphens that part a word at a line's end and the word joiners that hold a
 * range or a standard's name together in one: to be sent, pasted or drawn.
 *
 * @param text words of a catalog
 */
export function plainText(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll(/[\u00ad\u2060]/g, "");
}
