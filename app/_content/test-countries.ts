/**
 * Independent lists of European countries from the treaties (ISO 3166), to test the two lists in the site's
 * data.
 */
export const europeanUnion = [
  ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU"],
  ...["IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
];

/** The European Economic Area. */
export const economicArea = [...europeanUnion, "IS", "LI", "NO"];

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes of all countries with a name, without unions of countries. */
export const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => names.of(code) && !/^(EU|EZ|UN|XA|XB|ZZ|QO)$/.test(code));
