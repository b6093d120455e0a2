/** Words under nested names, as a catalog has them. */
export interface Catalog {
  [name: string]: string | Catalog | undefined;
}

/*
 * Every letter that changes, and what it becomes: one of about its width, in the font for Western Europe. Letters change
 * places and none gets an accent, so that the texts weigh what a language's do.
 */
const pairs = (from: string, to: string) => [...from].map((letter, index) => [letter, to[index]] as const);
const polish = new Map(pairs("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "âçêïñôèüûÂÇÊÏÑÔÈÜÛ"));
const every = new Map([...polish, ...pairs("aeouAEOU", "eauoEAUO")]);

/**
 * Placeholders, with the forms that a number chooses between, and tags of a text: their names stay what they are. None of
 * those has a Polish letter, so what has one is a form's word.
 */
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
    .map((part) => {
      const letters = fixed.test(part) ? polish : every;
      return [...part].map((letter) => letters.get(letter) ?? letter).join("");
    })
    .join("");
}
