/**
 * The countries of Europe's unions as their treaties name them (ISO 3166), for tests: the site's data have two lists of them.
 */
export const europeanUnion = [
  ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU"],
  ...["IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
];

/** The members of the Union, and of the European Free Trade Association those that joined the Economic Area. */
export const economicArea = [...europeanUnion, "IS", "LI", "NO"];

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The codes of all countries that have a name; those of unions of countries are no country's. */
export const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => names.of(code) && !/^(EU|EZ|UN|XA|XB|ZZ|QO)$/.test(code));
