import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { withoutLineMarks } from "../../app/_i18n/plain-text";
import { byLanguage, type Catalog, type Catalogs, type Forms, readMessage } from "./catalog";
import { lineEndFault } from "./line-ends";
import { wordingFault } from "./wording";

/** A fault of a text. */
export interface Finding {
  readonly locale: Locale;
  readonly key: string;
  /** The sentence after the key. */
  readonly says: string;
  /** Number of characters of the text before the fault. */
  readonly offset?: number | undefined;
}

/** Lists everything that is wrong with the catalogs, except unused keys. */
export function findingsIn(catalogs: Catalogs): Finding[] {
  const source = catalogs[defaultLocale];
  return locales.flatMap((locale) => {
    const own = catalogs[locale];
    const missing = [...source.keys()].filter((key) => !own.has(key));
    const faults = [...own].flatMap(([key, text]): Finding[] => {
      const { problem, offset } = readMessage(text);
      if (problem) return [{ locale, key, says: `is not a valid message: ${problem}`, offset }];
      const says = [
        text.trim() ? undefined : "is empty",
        translationFault(source.get(key), text, key),
        lineEndFault(locale, key, text),
        wordingFault(locale, key, text),
      ];
      return says.filter((each) => each !== undefined).map((each) => ({ locale, key, says: each }));
    });
    return [
      ...missing.map((key) => ({ locale, key, says: "is missing" })),
      ...faults,
      ...pluralFindings(locale, own),
      ...oppositeFindings(locale, catalogs),
    ];
  });
}

/** Texts whose translations correctly order the figures differently from Polish. */
const reordered: readonly string[] = ["cartons.table.moduleCount"];

/** Compares placeholders and tags. Figures in another order are a fault: they could have each other's labels. */
function translationFault(polish: string | undefined, text: string, key: string): string | undefined {
  if (polish === undefined) return "is not in the Polish catalog: remove it, or add it there";
  const wanted = readMessage(polish);
  const given = readMessage(text).parts;
  const [inOrder, theirs] = [given, wanted.parts].map((parts) => parts.join(", "));
  if (wanted.problem || inOrder === theirs) return undefined;
  const isReordered = [...given].sort().join() === [...wanted.parts].sort().join();
  if (isReordered && reordered.includes(key)) return undefined;
  const advice = isReordered
    ? ": if no figure changed its name, list the key in scripts/messages/rules.ts"
    : "";
  return `has the placeholders (${inOrder}), but Polish has (${theirs})${advice}`;
}

/** Finds plurals with other forms than the same noun has in another text, or with its forms in another order. */
function pluralFindings(locale: Locale, catalog: Catalog): Finding[] {
  const plurals = [...catalog].flatMap(([key, text]) =>
    readMessage(text).plurals.map((forms) => ({ key, forms, id: JSON.stringify(forms) })),
  );
  const uses = new Map<string, number>();
  for (const { id } of plurals) uses.set(id, (uses.get(id) ?? 0) + 1);
  const usesOf = (id: string) => uses.get(id) ?? 0;
  const words = (forms: Forms) => [...new Set(Object.values(forms))].sort().join();
  return plurals.flatMap(({ key, forms, id }) => {
    const other = plurals.find(
      (each) =>
        (forms.one === each.forms.one || words(forms) === words(each.forms)) &&
        Object.keys(forms).some((name) => name in each.forms && forms[name] !== each.forms[name]) &&
        usesOf(each.id) >= usesOf(id),
    );
    return other ? [{ locale, key, says: `has the plural ${id}, but "${other.key}" has ${other.id}` }] : [];
  });
}

/**
 * Words of opposite meaning (`*` is any ending), in the same order in every language. A text that has words of a
 * row in every language has the same ones everywhere, in the same order.
 */
const opposites: readonly Readonly<Record<Locale, string>>[] = [
  {
    pl: "lew[yaeą] lewej lewym, praw[yą] prawej prawych",
    de: "links linke*, rechts rechte[rn]?",
    en: "left, right",
  },
  { pl: "wewn*, zewn*", de: "inne*, auße* äuße*", en: "inside inner internal, outside outer" },
  { pl: "pierwsz*, ostatni*", de: "erste[rnms]?, letzte*", en: "first, last" },
  { pl: "następn*, poprzedni*", de: "nächste*, vorherige*", en: "next, previous" },
  {
    pl: "długoś*, szerokoś*, wysokoś* wyższy*",
    de: "*länge, *breite, *höhe",
    en: "length, width, height high",
  },
  {
    pl: "co_najmniej najmniejsz*, najwyżej największ*",
    de: "mindestens kleinste*, höchst* größte* maximal*",
    en: "at_least lowest, at_most maximum greatest no_more_than",
  },
  { pl: "górn*, doln*", de: "ober*, unterdeck* bod*", en: "top upper, bottom lower" },
  { pl: "przod* przód, tył*", de: "vorn*, hinten", en: "front, back rear" },
  { pl: "wzdłuż, w_poprzek", de: "längs entlang, quer", en: "along lengthwise, across" },
  { pl: "dłuższ*, krótsz*", de: "lange[nr]?, kurze[nr]? stirnseite", en: "long, short" },
  { pl: "pełn*, pust*", de: "voll*, leer*", en: "full, empty empties" },
  { pl: "otw*, zamk*", de: "öffne*, schließe*", en: "open*, clos*" },
  { pl: "z, bez", de: "mit, ohne", en: "with, without" },
  { pl: "prasowan*, lit[yeaao]*", de: "pressspan* gepresst*, massiv*", en: "pressed, solid" },
  { pl: "zatrzymaj, wznów", de: "anhalten, fortsetzen", en: "pause, resume" },
];

/** Texts that are right although a language has another word of a row. */
const otherOpposites: readonly string[] = [
  "meta.metres.description",
  "knowledge.glossary.terms.flatPallet.definition",
  "knowledge.ispm.repair.small",
  "knowledge.ispm.destinations.eu.rule",
];

const matchers = opposites.map((row) =>
  byLanguage((locale) =>
    row[locale].split(", ").map((words) => {
      const pattern = words.replaceAll(" ", "|").replaceAll("_", " ").replaceAll("*", "\\p{L}*");
      return new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, "iu");
    }),
  ),
);

/** Finds texts that have other words of a row of `opposites` than Polish has, or in another order. */
function oppositeFindings(locale: Locale, catalogs: Catalogs): Finding[] {
  const wordsOf = (language: Locale, key: string, row: (typeof matchers)[number]) => {
    const text = withoutLineMarks(catalogs[language].get(key) ?? "").replaceAll("\u00a0", " ");
    const places = row[language].map((word, index) => ({ index, at: text.search(word) }));
    const found = places.filter(({ at }) => at >= 0).sort((first, second) => first.at - second.at);
    return found.map(({ index }) => index).join();
  };
  return [...catalogs[locale].keys()].flatMap((key) =>
    matchers.flatMap((row, index): Finding[] => {
      const all = byLanguage((language) => wordsOf(language, key, row));
      const isAlike = all[locale] === all[defaultLocale] || locales.some((each) => !all[each]);
      if (isAlike || otherOpposites.includes(key)) return [];
      return [
        { locale, key, says: `does not have the words "${opposites[index]?.[locale]}" as Polish has them` },
      ];
    }),
  );
}

/**
 * Returns the keys that the code does not have: neither whole, nor their rest after a dot as a string or as the
 * name of a property. A template stands for any names.
 */
export function unusedKeys(keys: readonly string[], code: string): string[] {
  const found = [...code.matchAll(/["`]((?:[\w.-]|\$\{[^`}]*\})+)["`]|\b(\w+)(?=\??:| \})/g)].map(
    ([, text, name]) => text ?? name ?? "",
  );
  const names = new Set(found);
  const templates = found.filter((text) => /\w\.|\.\w/.test(text.replace(/\$\{[^}]*\}/g, "")));
  const patterns = templates.map((text) => text.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.]+"));
  const template = new RegExp(`^(${[...new Set(patterns)].join("|")})$`);
  return keys.filter((key) => {
    const rests = key.split(".").map((_, index, parts) => parts.slice(index).join("."));
    return !rests.some((rest) => names.has(rest) || template.test(rest));
  });
}
