import { foldedSpellings, foldedText } from "../_i18n/plain-text";

/**
 * Countries (ISO 3166) between which wooden packaging needs no ISPM 15 mark: the European Union and
 * Switzerland; Northern Ireland is below. `knowledge/statements.ts` has sources and date (`destinations`, key
 * `eu`).
 */
const withoutMark =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Alpha-3 codes (ISO 3166), and the European Union's code for Greece. */
const otherCodes =
  "aut bel bgr che cyp cze deu dnk esp est fin fra grc hrv hun irl ita ltu lux lva mlt nld pol prt rou svk svn swe el".split(
    " ",
  );

/** Common names that `Intl.DisplayNames` does not return, normalised by `comparable`. */
const otherNames = [
  ...["czech republic", "republika czeska", "tschechische republik", "ceska republika"],
  ...["slovak republic", "republika slowacka", "slowakische republik"],
  ...["holland", "the netherlands", "niderlandy", "die niederlande", "die schweiz"],
  ...["rzeczpospolita polska", "rp", "republic of ireland"],
  ...["bundesrepublik", "bundesrepublik deutschland", "federal republic of germany", "brd"],
  ...["republika federalna niemiec", "rfn"],
];

/**
 * Codes and names of Northern Ireland, normalised by `comparable`. EU plant health law applies there (Windsor
 * Framework, annex 2), so pallets need no mark, unlike in Great Britain (`destinations`, key `uk`). "NI" is Nicaragua.
 */
const northernIreland = [
  ...["gb-nir", "xi", "northern ireland", "n ireland", "nordirland", "nord-irland"],
  ...["irlandia polnocna", "irlandia pln", "polnocna irlandia", "severni irsko", "severne irsko"],
  ...["північна ірландія", "siaures airija", "irlande du nord", "irlanda del nord", "irlanda del norte"],
  ...["noord-ierland", "tuaisceart eireann"],
].map(foldedText);

/** Names of the United Kingdom that do not mean Great Britain alone, normalised by `comparable`. */
const unitedKingdom = [
  ...["uk", "united kingdom", "zjednoczone krolestwo"],
  ...foldedSpellings("Vereinigtes Königreich"),
];

/** Languages of recognised country names: the site's, and those of neighbours who read a translation. */
const languages = ["pl", "de", "en", "cs", "sk", "uk", "lt", "fr", "it", "es", "nl"];

/** Normalises a typed name or code: "U.K." becomes "uk". */
const comparable = (name: string) => foldedText(name.replaceAll(".", ""));

const languageOf = (code: string) => new Intl.Locale("und", { region: code }).maximize();

const nameIn = (language: string | Intl.Locale, code: string) =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;

let named: Set<string> | undefined;

/** Returns all names and codes of the destinations without a mark, in each spelling. Computed once. */
function names(): Set<string> {
  named ??= new Set([
    ...otherCodes,
    ...otherNames,
    ...northernIreland,
    ...withoutMark.flatMap((code) => [
      code.toLowerCase(),
      ...[...languages, languageOf(code)].flatMap((language) => foldedSpellings(nameIn(language, code))),
    ]),
  ]);
  return named;
}

/**
 * Returns whether wooden packaging for a country needs the ISPM 15 mark. True for unknown names.
 *
 * @param country name in one of many languages, with or without its accents, a code, or several of them:
 *   "Deutschland (DE)", "Oesterreich", "Northern Ireland, UK"
 */
export function needsIspmMark(country: string): boolean {
  const parts = comparable(country)
    .split(/[(),/–—]|\s-\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isNorthernIreland = parts.some((part) => northernIreland.includes(part));
  const isWithout = (part: string) =>
    names().has(part) || (isNorthernIreland && unitedKingdom.includes(part));
  return !parts.length || !parts.every(isWithout);
}
