/**
 * The countries between which wooden packaging needs no ISPM 15 mark: the member states of the European Union and Switzerland
 * (`knowledge.law.ispm`, with its source and day). ISO 3166 codes.
 */
const withoutMark = [
  ..."AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
];

/** The languages in which a visitor may name them: those of the site and of the neighbours who read it translated. */
const languages = ["pl", "de", "en", "cs", "sk", "uk", "lt", "fr", "it", "es", "nl"];

/** Names in use that no list of names has. */
const otherNames: Readonly<Record<string, string>> = {
  "czech republic": "CZ",
  "republika czeska": "CZ",
  "tschechische republik": "CZ",
  "ceska republika": "CZ",
  holland: "NL",
  "the netherlands": "NL",
  bundesrepublik: "DE",
  brd: "DE",
  "slovak republic": "SK",
  rp: "PL",
};

/** A name without what people write in different ways: case, accents, points and what lies around it. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\p{Cf}.]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

let named: Set<string> | undefined;

/** Every name and code of the countries without a mark, made once. */
function names(): Set<string> {
  named ??= new Set([
    ...withoutMark.map((code) => code.toLowerCase()),
    ...Object.keys(otherNames),
    ...languages.flatMap((language) => {
      // Besides a country's name its own one: "Österreich", "Ελλάδα".
      const of = new Intl.DisplayNames(language, { type: "region" });
      return withoutMark.map((code) => plain(of.of(code) ?? code));
    }),
    ...withoutMark.map((code) =>
      plain(
        new Intl.DisplayNames(new Intl.Locale("und", { region: code }).maximize(), { type: "region" }).of(
          code,
        ) ?? code,
      ),
    ),
  ]);
  return named;
}

/**
 * Returns whether wooden packaging for a country normally needs the ISPM 15 mark: for every country but those of the European Union
 * and Switzerland, and for a text that names none.
 *
 * @param country its name in any of many languages, or its code
 */
export function needsIspmMark(country: string): boolean {
  return !names().has(plain(country));
}
