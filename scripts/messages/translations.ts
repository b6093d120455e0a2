/** Compares the catalogs with each other: texts and words that were not translated, and exchanged texts. */
import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { withoutLineMarks } from "../../app/_i18n/plain-text";
import { type Catalog, catalogFile, type Catalogs, type Finding, findingsIn, literalsOf } from "./catalog";

/**
 * Words that legitimately occur in several languages: names, abbreviations, and words with the same spelling.
 */
const sharedWords: readonly { readonly languages: string; readonly words: string }[] = [
  {
    languages: "pl de",
    words:
      "autor chrom folie formaldehyd handel ich im jeden kanada nie nr partie regale solo start tandem tel typ wie",
  },
  {
    languages: "pl de en",
    words:
      "argument axe cm dm in incoterms ipad iphone jawna kb komandytowa komnet mega mg min odpowiedzialnością online ograniczoną pallet partner piorin polska prosta scan voiceover wide",
  },
  { languages: "pl en", words: "australia by data do importer korea metal program role same we" },
  {
    languages: "de en",
    words:
      "app april bags basis big china code containers cookies curtainsider decks details distribution domain download e-mails falls formats import index israel japan javascript landes links material meter minute name neutral november option orange plant pool position profile relation rot scans server situation status still system tags test ukraine was wind",
  },
];

/** A word is foreign if this many times more texts of another language contain it than texts of its own. */
const rarity = 8;

/**
 * Texts that are the same in every language: texts fixed by the specification (section 8), and names in
 * browser storage.
 */
const sameEverywhere = /^(messages\.sendStep|privacy\.device\.language\.name$)/;

/** Words by text: each catalog is compared with every other in both directions. */
const known = new Map<string, Set<string>>();

/** Returns the words of a text in lower case, without abbreviations in capitals, which are names. */
function wordsIn(text: string): Set<string> {
  const before = known.get(text);
  if (before) return before;
  const plain = withoutLineMarks(literalsOf(text));
  const words = plain.match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  const found = new Set(
    words.filter((word) => !/^\p{Lu}{2,}$/u.test(word)).map((word) => word.toLowerCase()),
  );
  known.set(text, found);
  return found;
}

/** Returns the keys of the texts that contain a word, by word. */
function keysByWord(catalog: Catalog, isTaken: (key: string, text: string) => boolean) {
  const found = new Map<string, string[]>();
  for (const [key, text] of catalog)
    if (isTaken(key, text))
      for (const word of wordsIn(text)) found.set(word, [...(found.get(word) ?? []), key]);
  return found;
}

/**
 * Finds words that occur in many texts of another language and in hardly any of their own: untranslated texts
 * or words. A text that is identical in both catalogs does not count as evidence for its words.
 */
export function foreignWordFindings(locale: Locale, catalogs: Catalogs): Finding[] {
  const own = catalogs[locale];
  const findings = locales
    .filter((other) => other !== locale)
    .flatMap((other) => {
      const theirs = keysByWord(catalogs[other], (key) => !sameEverywhere.test(key));
      const vouching = keysByWord(own, (key, text) => text !== catalogs[other].get(key));
      const shared = sharedWords
        .filter(({ languages }) => [locale, other].every((each) => languages.includes(each)))
        .flatMap(({ words }) => words.split(" "));
      return findingsIn(catalogFile(locale), own, (key, text) => {
        const words = sameEverywhere.test(key) ? [] : [...wordsIn(text)];
        const foreign = words.filter((word) => {
          const others = vouching.get(word)?.filter((each) => each !== key) ?? [];
          return (theirs.get(word)?.length ?? 0) > others.length * rarity && !shared.includes(word);
        });
        const named = foreign.map((word) => `"${word}"`).join(", ");
        return (
          named &&
          `contains ${named}, which looks like "${other}": translate it, or add it to \`sharedWords\` in scripts/messages/translations.ts`
        );
      });
    });
  return findings.filter(({ key }, index) => findings.findIndex((each) => each.key === key) === index);
}

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
  return findingsIn(catalogFile(locale), catalogs[defaultLocale], (key, polish) => {
    const same = first.get(polish) ?? key;
    first.set(polish, same);
    const [expected, text] = [same, key].map((each) => catalogs[locale].get(each));
    if (text === expected || exceptions[locale]?.includes(polish)) return undefined;
    return `is "${text}", but Polish says the same as in "${same}", which is "${expected}": one of them has another label's text, or add the Polish text to scripts/messages/translations.ts`;
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
