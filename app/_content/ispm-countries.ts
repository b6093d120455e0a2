/**
 * Countries (ISO 3166) between which wooden packaging needs no ISPM 15 mark: the European Union and
 * Switzerland. `knowledge/statements.ts` has source and date (`destinations`, key `eu`).
 */
const withoutMark =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Alpha-3 codes (ISO 3166), and the European Union's code for Greece. */
const otherCodes =
  "aut bel bgr che cyp cze deu dnk esp est fin fra grc hrv hun irl ita ltu lux lva mlt nld pol prt rou svk svn swe el".split(
    " ",
  );

/** Common names that `Intl.DisplayNames` does not return, normalised by `plain`. */
const otherNames = [
  ...["czech republic", "republika czeska", "tschechische republik", "ceska republika", "slovak republic"],
  ...["holland", "the netherlands", "rzeczpospolita polska", "rp", "republic of ireland"],
  ...["bundesrepublik", "bundesrepublik deutschland", "federal republic of germany", "brd"],
  ...["republika federalna niemiec", "rfn"],
];

/** Languages of recognised country names: the site's, and those of neighbours who read a translation. */
const languages = ["pl", "de", "en", "cs", "sk", "uk", "lt", "fr", "it", "es", "nl"];

/** Normalises a name: removes case, accents, points and surrounding space. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}.]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Returns the main language of a country. */
const languageOf = (code: string) => new Intl.Locale("und", { region: code }).maximize();

const nameIn = (language: string | Intl.Locale, code: string) =>
  plain(new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code);

let named: Set<string> | undefined;

/** Returns all names and codes of the countries without a mark. Computed once. */
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
 * Returns whether wooden packaging for a country needs the ISPM 15 mark. True for unknown names.
 *
 * @param country name in one of many languages, a code, or both: "Deutschland (DE)"
 */
export function needsIspmMark(country: string): boolean {
  const name = plain(country);
  const parts = name.split(/\s*[(),/–]\s*/).filter(Boolean);
  return !names().has(name) && !(parts.length && parts.every((part) => names().has(part)));
}
