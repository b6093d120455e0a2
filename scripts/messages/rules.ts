import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { withoutLineMarks } from "../../app/_i18n/plain-text";
import { CommandError } from "../command/command.mjs";
import { readUtf8 } from "../command/text-files";
import {
  byLanguage,
  type Catalog,
  catalogFile,
  type Catalogs,
  type Forms,
  placeOf,
  readCatalog,
  readMessage,
} from "./catalog";
import { lineEndFault } from "./line-ends";
import lists from "./words.json" with { type: "json" };

/**
 * The lists of `words.json`, in whose phrases `*` stands for any ending or word, and a space for a hyphen, too.
 *
 * - `forbidden`: phrases that no text may have, by reason; in all languages claims that need a fact to support them
 * - `right`: longer phrases that contain a forbidden one and may stay
 * - `fixedTexts`, `fixedClaims`: keys of texts whose words the specification fixes (R53); of further names in the
 *   glossary; `npm run golive` reports the claims
 * - `opposites`: phrases of opposite meaning, in the same order in every language
 * - `otherOpposites`: keys of texts that are right although a language has another phrase of a row
 */
export const { forbidden, right, fixedClaims, opposites } = lists;

/** Returns a pattern that finds phrases. */
function find(phrases: readonly string[], flags = "iu"): RegExp {
  const escaped = phrases.map((each) => each.replace(/[.({]/g, "\\$&"));
  const pattern = escaped.join("|").replaceAll("*", "\\p{L}*").replaceAll(" ", "[\\s-]+");
  return new RegExp(`(?<![\\p{L}/])(${pattern})(?!\\p{L})`, flags);
}

/** A fault of a text. */
export interface Finding {
  readonly locale: Locale;
  readonly key: string;
  /** The sentence after the key. */
  readonly says: string;
  /** Number of characters of the text before the fault. */
  readonly offset?: number | undefined;
}

/**
 * Reads and checks all catalogs.
 *
 * @throws CommandError with every finding: its file, line, column and key, and the text in all languages
 */
export function checkCatalogs(): Catalogs {
  const files = byLanguage((locale) => readUtf8(catalogFile(locale)));
  const catalogs = byLanguage((locale) => readCatalog(catalogFile(locale), files[locale]));
  const findings = findingsIn(catalogs).map(({ locale, key, says, offset }) => {
    const place = placeOf(files[locale], catalogs[locale], key, offset);
    const rows = locales.map((each) => `    ${each}  ${catalogs[each].get(key) ?? "–"}`);
    return [`${catalogFile(locale)}:${place}: "${key}" ${says}.`, ...rows].join("\n");
  });
  if (findings.length) throw new CommandError([...findings, `Findings: ${findings.length}.`].join("\n"));
  return catalogs;
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
  const [given, wanted] = [text, polish].map((each) => readMessage(each).parts.join(", "));
  if (given === wanted || reordered.includes(key)) return undefined;
  return `has the placeholders (${given}), but Polish has (${wanted})`;
}

const wordings = byLanguage((locale) => ({
  rows: Object.entries({ ...forbidden.all, ...forbidden[locale] }).map(
    ([why, phrases]) => [why, find(phrases)] as const,
  ),
  right: find([...right.all, ...right[locale]], "giu"),
}));

/** Returns which forbidden phrase a text has, and why; undefined if it has none. */
export function wordingFault(locale: Locale, key: string, text: string): string | undefined {
  if ([...lists.fixedTexts, ...fixedClaims].includes(key)) return undefined;
  const { rows, right } = wordings[locale];
  const plain = withoutLineMarks(text)
    .replace(/\{\w+(?=[,}])/g, "{")
    .replace(right, "");
  for (const [why, wrong] of rows) {
    const found = wrong.exec(plain)?.[0];
    if (found) return `says "${found}": ${why}`;
  }
  return undefined;
}

/** Finds plurals with other forms than the same noun has in another text, or with its forms in another order. */
function pluralFindings(locale: Locale, catalog: Catalog): Finding[] {
  const wordsOf = (forms: Forms) => [...new Set(Object.values(forms))].sort().join();
  const plurals = [...catalog].flatMap(([key, text]) =>
    readMessage(text).plurals.map((forms) => ({
      key,
      forms,
      id: JSON.stringify(forms),
      words: wordsOf(forms),
    })),
  );
  const uses = new Map<string, number>();
  for (const { id } of plurals) uses.set(id, (uses.get(id) ?? 0) + 1);
  const usesOf = (id: string) => uses.get(id) ?? 0;
  return plurals.flatMap(({ key, forms, id, words }) => {
    const other = plurals.find(
      (each) =>
        (forms.one === each.forms.one || words === each.words) &&
        Object.keys(forms).some((name) => name in each.forms && forms[name] !== each.forms[name]) &&
        usesOf(each.id) >= usesOf(id),
    );
    return other ? [{ locale, key, says: `has the plural ${id}, but "${other.key}" has ${other.id}` }] : [];
  });
}

const matchers = opposites.map((row) => byLanguage((locale) => row[locale].map((phrases) => find(phrases))));

/** Returns which meanings of a row of `opposites` a text has, in its order. */
export function meaningsIn(text: string, locale: Locale, row: number): string {
  const plain = withoutLineMarks(text);
  const places =
    matchers[row]?.[locale].map((words, meaning) => ({ meaning, at: plain.search(words) })) ?? [];
  const found = places.filter(({ at }) => at >= 0).sort((first, second) => first.at - second.at);
  return found.map(({ meaning }) => meaning).join();
}

/** Finds texts that have other words of a row of `opposites` than Polish has, or in another order. */
function oppositeFindings(locale: Locale, catalogs: Catalogs): Finding[] {
  return [...catalogs[locale].keys()].flatMap((key) =>
    opposites.flatMap((phrases, row): Finding[] => {
      const all = byLanguage((each) => meaningsIn(catalogs[each].get(key) ?? "", each, row));
      const isAlike = all[locale] === all[defaultLocale] || locales.some((each) => !all[each]);
      if (isAlike || lists.otherOpposites.includes(key)) return [];
      return [
        {
          locale,
          key,
          says: `does not have the words "${phrases[locale].flat().join(", ")}" as Polish has them`,
        },
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
    ([, text = "", name = text]) => name,
  );
  const names = new Set(found);
  const templates = [...names].filter((text) => /\w\.|\.\w/.test(text.replace(/\$\{[^}]*\}/g, "")));
  const patterns = templates.map((text) => text.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.]+"));
  const template = new RegExp(`^(${patterns.join("|")})$`);
  return keys.filter((key) => {
    const rests = key.split(".").map((_, index, parts) => parts.slice(index).join("."));
    return !rests.some((rest) => names.has(rest) || template.test(rest));
  });
}
