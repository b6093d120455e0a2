/**
 * A text with plain spaces, and without the word joiners that hold a range or a standard's name together in a
 * line: to be sent, pasted or drawn.
 *
 * @param text words of a catalog
 */
export function plainText(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
