/** @jest-environment node */
import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { type Catalogs, readCatalog } from "./catalog";
import { type Change, staleFindings } from "./history";

const [translated = defaultLocale, ...others] = locales.filter((locale) => locale !== defaultLocale);

/** A change of the text `nav.home` in one language. */
function change(locale: Locale, before: string | undefined, after: string): Change["files"][number] {
  const texts = (text: string | undefined) => new Map(text === undefined ? [] : [["nav.home", text]]);
  return { locale, before: texts(before), after: texts(after) };
}

const commit = (...files: Change["files"][number][]): Change => ({ checked: [], files });
const checked = (...keys: string[]): Change => ({ checked: keys, files: [] });

const first = commit(...locales.map((locale) => change(locale, undefined, "Strona")));
const polish = commit(change(defaultLocale, "Strona", "Strona główna"));
const translation = commit(change(translated, "Strona", "Startseite"));
const allTranslations = commit(
  ...[translated, ...others].map((locale) => change(locale, "Strona", "Startseite")),
);

const now = Object.fromEntries(
  locales.map((locale) => [locale, readCatalog(locale, '{\n"nav": {\n"home": "Strona główna" } }')]),
) as Catalogs;

test("a text that changed in Polish alone stays named, however many commits follow", () => {
  expect(staleFindings([first, polish, commit(), commit()], now)).toEqual([
    {
      file: `messages/${defaultLocale}.json`,
      line: 3,
      key: "nav.home",
      before: "Strona",
      says: `changed in Polish after the last translation into ${[translated, ...others].join(", ")}`,
    },
  ]);
});

test("a language that followed is not named", () => {
  const [finding] = staleFindings([first, polish, translation], now);
  expect(finding?.says).toBe(
    others.length ? `changed in Polish after the last translation into ${others.join(", ")}` : undefined,
  );
});

test("a translation that was there before Polish changed once more is named", () => {
  expect(staleFindings([first, polish, allTranslations, polish], now)).toHaveLength(1);
});

test.each([
  ["nothing changed", [first]],
  ["all followed", [first, polish, allTranslations]],
  ["all changed at once", [first, commit(...polish.files, ...allTranslations.files)]],
  ["a commit says that the translations fit", [first, polish, checked("nav.home")]],
  ["a commit says so of all texts", [first, polish, checked("all")]],
  ["only a space became one that does not break", [first, commit(change(defaultLocale, "a b", "a\u00a0b"))]],
  ["only a joiner was put in", [first, commit(change(defaultLocale, "1–2", "1–\u20602"))]],
])("%s: nothing is said", (_, changes) => {
  expect(staleFindings(changes, now)).toEqual([]);
});
