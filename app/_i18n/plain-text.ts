/**
 * A text as everybody types it, to be sent, pasted or drawn by others: with plain spaces, and without the word joiners that
 * hold a range or a standard's name together in a line.
 *
 * @param text words of a catalog
 */
export function plainText(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
