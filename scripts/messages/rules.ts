import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { withoutLineMarks } from "../../app/_i18n/plain-text";
import { CommandError } from "../command/command.mjs";
import { byLanguage, type Catalog, catalogFile, catalogOf, type Catalogs, readMessage } from "./catalog";
import { lineEndFault } from "./line-ends";
import lists from "./words.json" with { type: "json" };

/**
 * The lists of `words.json`, in whose phrases `*` stands for any ending or word, and a space for a hyphen, too.
 *
 * - `forbidden`: phrases by the reason against them; in all languages claims that need a fact to support them
 * - `right`: longer phrases that contain a forbidden one and may stay
 * - `fixedTexts`, `fixedClaims`: keys of texts that the specification (R53) or a term's further names fix
 * - `opposites`: phrases of opposite meaning, in the same order in every language
 * - `otherOpposites`: keys of texts that are right although a language has another phrase of a row
 */
export const { forbidden, right, fixedClaims, opposites } = lists;

function find(phrases: readonly string[], flags = "iu"): RegExp {
  const escaped = phrases.map((each) => each.replace(/[.({]/g, "\\$&"));
  const pattern = escaped.join("|").replaceAll("*", "\\p{L}*").replaceAll(" ", "[\\s-]+");
  return new RegExp(`(?<![\\p{L}/])(${pattern})(?!\\p{L})`, flags);
}

/** A fault of a text: `says` follows its key in a sentence. */
export interface Finding {
  readonly locale: Locale;
  readonly key: string;
  readonly says: string;
}

/**
 * Reads and checks all catalogs.
 *
 * @throws CommandError with every finding: its file and key, and the text in all languages
 */
export function checkCatalogs(): Catalogs {
  const catalogs = byLanguage(catalogOf);
  const findings = findingsIn(catalogs).map(({ locale, key, says }) => {
    const rows = locales.map((each) => `    ${each}  ${catalogs[each].get(key) ?? "–"}`);
    return [`${catalogFile(locale)}: "${key}" ${says}.`, ...rows].join("\n");
  });
  if (findings.length) throw new CommandError([...findings, `Findings: ${findings.length}.`].join("\n"));
  return catalogs;
}

/** Lists everything that is wrong with catalogs, except unused keys. */
export function findingsIn(catalogs: Catalogs): Finding[] {
  const source = catalogs[defaultLocale];
  return locales.flatMap((locale) => {
    const own = catalogs[locale];
    const faultsOf = (key: string, text: string) => {
      const { problem } = readMessage(text);
      if (problem) return [`is not a valid message: ${problem.says}, at "${problem.at.slice(0, 20)}"`];
      return [
        text.trim() ? undefined : "is empty",
        translationFault(source.get(key), text, key),
        lineEndFault(locale, key, text),
        wordingFault(locale, key, text),
        oppositeFault(locale, key, catalogs),
      ];
    };
    const faults = [...own].flatMap(([key, text]) => faultsOf(key, text).map((says) => ({ key, says })));
    const missing = [...source.keys()].filter((key) => !own.has(key));
    return [
      ...missing.map((key) => ({ key, says: "is missing" })),
      ...faults,
      ...pluralFaults(locale, own),
    ].flatMap(({ key, says }) => (says ? [{ locale, key, says }] : []));
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
  const [why, wrong] = rows.find(([, phrases]) => phrases.test(plain)) ?? [];
  return wrong && `says "${wrong.exec(plain)?.[0]}": ${why}`;
}

/** Finds plurals that lack a form, and those with other forms than the same noun has in another text, or with its forms in another order. */
function pluralFaults(locale: Locale, catalog: Catalog): Omit<Finding, "locale">[] {
  const plurals = [...catalog].flatMap(([key, text]) =>
    readMessage(text).plurals.map((forms) => ({
      key,
      forms,
      id: JSON.stringify(forms),
      words: [...new Set(Object.values(forms))].sort().join(),
    })),
  );
  const usesOf = (wanted: string) => plurals.filter(({ id }) => id === wanted).length;
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return plurals.flatMap(({ key, forms, id, words }) => {
    // Of a Polish noun in some cases, all forms but one are alike.
    const wanted = Object.keys(forms).length > 2 ? pluralCategories : ["one", "other"];
    const missing = wanted.filter((name) => !(name in forms));
    if (missing.length) return [{ key, says: `has the plural ${id} without ${missing.join(", ")}` }];
    const other = plurals.find(
      (each) =>
        (forms.one === each.forms.one || words === each.words) &&
        Object.keys(forms).some((name) => name in each.forms && forms[name] !== each.forms[name]) &&
        usesOf(each.id) >= usesOf(id),
    );
    return other ? [{ key, says: `has the plural ${id}, but "${other.key}" has ${other.id}` }] : [];
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

/** Says if a text has other words of a row of `opposites` than Polish has, or in another order. */
function oppositeFault(locale: Locale, key: string, catalogs: Catalogs): string | undefined {
  if (lists.otherOpposites.includes(key)) return undefined;
  const wrong = opposites.find((_, row) => {
    const all = byLanguage((each) => meaningsIn(catalogs[each].get(key) ?? "", each, row));
    return all[locale] !== all[defaultLocale] && locales.every((each) => all[each]);
  });
  return wrong && `does not have the words "${wrong[locale].flat().join(", ")}" as Polish has them`;
}

/** Returns the keys whose last name stands nowhere in the code. */
export function unusedKeys(keys: readonly string[], code: string): string[] {
  const words = new Set(code.match(/\w+/g));
  return keys.filter((key) => !words.has(key.replace(/.*\./, "")));
}
