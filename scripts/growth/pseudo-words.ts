/** Words under nested names, as a catalog has them. */
export interface Catalog {
  [name: string]: string | Catalog | undefined;
}

/**
 * Every letter that changes, and what it becomes: one of about its width, in the font for Western Europe. Letters change
 * places and none gets an accent, so that the texts weigh what a language's do.
 */
const letters = new Map([
  ..."aeou".split("").map((letter, index) => [letter, "eauo"[index]] as const),
  ..."AEOU".split("").map((letter, index) => [letter, "EAUO"[index]] as const),
  ..."ąćęłńóśźż".split("").map((letter, index) => [letter, "âçêïñôèüû"[index]] as const),
  ..."ĄĆĘŁŃÓŚŹŻ".split("").map((letter, index) => [letter, "ÂÇÊÏÑÔÈÜÛ"[index]] as const),
]);

/** Placeholders, with the forms that a number chooses between, and tags of a text: they stay what they are. */
const fixed = /(\{(?:[^{}]|\{[^{}]*\})*\}|<[^>]*>)/;

/**
 * Makes a language of which it is seen at once that it is none, and whose texts are as long and as heavy as before.
 *
 * @param words those of Polish
 */
export function pseudoWords(words: Catalog): Catalog {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      // What the send step refuses is the same in every language.
      typeof value === "string" ? pseudo(value) : name === "sendStep" || !value ? value : pseudoWords(value),
    ]),
  );
}

function pseudo(text: string): string {
  return text
    .split(fixed)
    .map((part) =>
      fixed.test(part) ? part : [...part].map((letter) => letters.get(letter) ?? letter).join(""),
    )
    .join("");
}
