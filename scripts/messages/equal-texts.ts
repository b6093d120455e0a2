import { defaultLocale, type Locale } from "../../app/_i18n/languages";
import { catalogFile, type Catalogs } from "./catalog";
import type { Finding } from "./rules";

/** Polish texts that another language says in other words where space, part of speech or subject differ. */
const exceptions: Partial<Record<Locale, readonly string[]>> = {
  de: [
    ...["Firma", "Załadunek", "Na wymiar", "Kartony na palecie", "Paleta na wymiar", "Zobacz klocki"],
    ...[
      "na życzenie",
      "Strona główna",
      "Jak długo",
      "prasowane",
      "lite",
      "Wjazd wideł",
      "Pojazd lub kontener",
    ],
  ],
  en: [
    ...["Załadunek", "Na wymiar", "Kartony na palecie", "Paleta na wymiar", "Klocki paletowe z\u00a0trocin"],
    ...["Liczba sztuk", "Wymiary", "Budowa"],
  ],
};

/**
 * Finds exchanged texts: labels that are equal in Polish and differ in another language, and
 * forms of a plural that another text has the other way round.
 */
export const exchangedFindings = (locale: Locale, catalogs: Catalogs) => [
  ...unequalFindings(locale, catalogs),
  ...pluralFindings(locale, catalogs),
];

function unequalFindings(locale: Locale, catalogs: Catalogs): Finding[] {
  const first = new Map<string, string>();
  return [...catalogs[defaultLocale]].flatMap(([key, polish]) => {
    const same = first.get(polish) ?? key;
    first.set(polish, same);
    const [expected, text] = [same, key].map((each) => catalogs[locale].get(each));
    if (text === expected || exceptions[locale]?.includes(polish)) return [];
    const says = `is "${text}", but Polish says the same as in "${same}", which is "${expected}": one of them has another label's text, or add the Polish text to scripts/messages/equal-texts.ts`;
    return [{ location: catalogFile(locale), key, says }];
  });
}

function pluralFindings(locale: Locale, catalogs: Catalogs): Finding[] {
  const plurals = [...catalogs[locale]].flatMap(([key, text]) =>
    [...text.matchAll(/\bone \{#?\s*(\p{L}+)[^{}]*\}.*?\bother \{#?\s*(\p{L}+)/gu)].map(
      ([, one = "", other = ""]) => ({ key, one, other }),
    ),
  );
  return plurals.flatMap(({ key, one, other }) => {
    const same = plurals.filter((each) => each.one === one && each.other === other);
    const reversed = plurals.filter((each) => each.one === other && each.other === one && one !== other);
    if (!reversed.length || reversed.length < same.length) return [];
    const says = `has the forms "${one}" and "${other}", but "${reversed[0]?.key}" has them the other way round`;
    return [{ location: catalogFile(locale), key, says }];
  });
}
