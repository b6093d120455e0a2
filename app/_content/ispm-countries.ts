/**
 * The countries between which wooden packaging needs no ISPM 15 mark: the member states of the European Union and Switzerland
 * (`knowledge.ispm.destinations.eu`; its source and day are in knowledge/statements.ts). ISO 3166 codes.
 */
const withoutMark =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Their codes of three letters (ISO 3166, alpha-3), and Greece as the European Union writes it. */
const otherCodes =
  "aut bel bgr che cyp cze deu dnk esp est fin fra grc hrv hun irl ita ltu lux lva mlt nld pol prt rou svk svn swe el".split(
    " ",
  );

/** Names in use that no list of names has, as `plain` writes them. */
const otherNames = [
  ...["czech republic", "republika czeska", "tschechische republik", "ceska republika", "slovak republic"],
  ...["holland", "the netherlands", "rzeczpospolita polska", "rp", "republic of ireland"],
  ...["bundesrepublik", "bundesrepublik deutschland", "federal republic of germany", "brd"],
  ...["republika federalna niemiec", "rfn"],
];

/** The languages in which a visitor may name them: those of the site and of the neighbours who read it translated. */
const languages = ["pl", "de", "en", "cs", "sk", "uk", "lt", "fr", "it", "es", "nl"];

/** A name without what people write in different ways: case, accents, points and what lies around it. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}.]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** The language that most people of a country speak. */
const languageOf = (code: string) => new Intl.Locale("und", { region: code }).maximize();

const nameIn = (language: string | Intl.Locale, code: string) =>
  plain(new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code);

let named: Set<string> | undefined;

/** Every name and code of the countries without a mark, made once. */
function names(): Set<string> {
  named ??= new Set([
    ...otherCodes,
    ...otherNames,
    ...withoutMark.flatMap((code) => [
      code.toLowerCase(),
      ...[...languages, languageOf(code)].map((language) => nameIn(language, code)),
    ]),
  ]);
  return named;
}

/**
 * Returns whether wooden packaging for a country normally needs the ISPM 15 mark: for every country but those of the European Union
 * and Switzerland, and for a text that names none.
 *
 * @param country its name in any of many languages, or its code, or both: "Deutschland (DE)"
 */
export function needsIspmMark(country: string): boolean {
  const name = plain(country);
  const parts = name.split(/\s*[(),/–]\s*/).filter(Boolean);
  return !names().has(name) && !(parts.length && parts.every((part) => names().has(part)));
}
