/**
 * Polish words of one letter: none is left alone at a line's end. A letter in quotation marks is a name, not a word, and
 * has no space behind it.
 */
const loneWord = /(?<=^|[\s(„–>])([aiouwz]) (?=\S)/giu;

/** The words of one letter that may end a line: a plain space stands behind them. */
export function loneWords(text: string): string[] {
  return [...new Set([...text.matchAll(loneWord)].map(([, word = ""]) => word))];
}

/** Puts a no-break space behind every word of one letter. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(loneWord, "$1\u00a0");
}
