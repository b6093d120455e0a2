/** Words under nested names, as a catalog has them. */
export interface Catalog {
  [name: string]: string | Catalog | undefined;
}

/** Every letter that changes, and what it becomes: never another width of text, and all in the font for Western Europe. */
const letters = new Map(
  Object.entries({
    a: "á",
    e: "é",
    i: "í",
    o: "ô",
    u: "ú",
    y: "ý",
    A: "Á",
    E: "É",
    I: "Í",
    O: "Ô",
    U: "Ú",
  }).concat(
    Object.entries({ ą: "â", ć: "ç", ę: "ê", ł: "l", ń: "ñ", ó: "ô", ś: "s", ź: "z", ż: "z" }),
    Object.entries({ Ą: "Â", Ć: "Ç", Ę: "Ê", Ł: "L", Ń: "Ñ", Ó: "Ô", Ś: "S", Ź: "Z", Ż: "Z" }),
  ),
);

/** Placeholders and tags of a text, which stay what they are. */
const fixed = /(\{[^}]*\}|<[^>]*>)/;

/**
 * Makes a language of which it is seen at once that it is none, and whose texts are as long as before.
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
