import { foldedSpellings, foldedText } from "../_i18n/plain-text";
import { locales } from "../_i18n/languages";

/**
 * Countries (ISO 3166) between which wooden packaging needs no ISPM 15 mark: the European Union and
 * Switzerland; Northern Ireland is below. `knowledge/statements.ts` has sources and date (`destinations`, key
 * `eu`).
 */
const withoutMark =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** The European Union's code for Greece, and names that `Intl.DisplayNames` does not return. */
const otherNames = ["el", "holland", "czech republic", "republika czeska", "tschechische republik"];

/**
 * Codes and names of Northern Ireland, where EU plant health law applies (Windsor Framework, annex 2): unlike in
 * Great Britain (`destinations`, key `uk`), pallets need no mark. "NI" is Nicaragua.
 */
const northernIreland = ["gb-nir", "xi", "northern ireland", "nordirland", "irlandia polnocna"];

/** Names of the United Kingdom that do not mean Great Britain alone. */
const unitedKingdom = ["uk", "united kingdom", "zjednoczone krolestwo"].concat(
  foldedSpellings("Vereinigtes Königreich"),
);

let named: Set<string> | undefined;

/** Returns the codes of the destinations without a mark, and their names in the site's languages. Computed once. */
function names(): Set<string> {
  const regions = locales.map((locale) => new Intl.DisplayNames(locale, { type: "region" }));
  named ??= new Set([
    ...otherNames,
    ...northernIreland,
    ...withoutMark.map((code) => code.toLowerCase()),
    ...withoutMark.flatMap((code) => regions.flatMap((region) => foldedSpellings(region.of(code) ?? code))),
  ]);
  return named;
}

/**
 * Returns whether wooden packaging for a country needs the ISPM 15 mark. True for unknown names.
 *
 * @param country name in a language of the site, with or without its accents, a code, or several of them:
 *   "Deutschland (DE)", "Oesterreich", "Northern Ireland, UK"
 */
export function needsIspmMark(country: string): boolean {
  const parts = foldedText(country.replaceAll(".", ""))
    .split(/[(),/–—]|\s-\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isNorthernIreland = parts.some((part) => northernIreland.includes(part));
  const isWithout = (part: string) =>
    names().has(part) || (isNorthernIreland && unitedKingdom.includes(part));
  return !parts.length || !parts.every(isWithout);
}
