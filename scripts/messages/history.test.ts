import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { type Catalogs, readCatalog } from "./catalog";
import { textsOlderThanPolish } from "./history";

const translations = locales.filter((locale) => locale !== defaultLocale);

/** Catalogs of one text: a Polish one, and one for all other languages or for some. */
const catalogs = (polish: string, other = "Start", some: Partial<Record<Locale, string>> = {}) =>
  Object.fromEntries(
    locales.map((locale) => {
      const text = locale === defaultLocale ? polish : (some[locale] ?? other);
      return [locale, readCatalog(locale, JSON.stringify({ nav: { home: text } }))];
    }),
  ) as Catalogs;

const [first = defaultLocale, ...others] = translations;

test("a text that changed in Polish alone is named with the languages that did not follow", () => {
  const found = { key: "nav.home", before: "Strona", line: 1 };
  expect(textsOlderThanPolish(catalogs("Strona"), catalogs("Dom"))).toEqual([
    { ...found, left: translations },
  ]);
  expect(textsOlderThanPolish(catalogs("Strona"), catalogs("Dom", "Start", { [first]: "Haus" }))).toEqual(
    others.length ? [{ ...found, left: others }] : [],
  );
});

test.each([
  ["nothing changed", catalogs("Strona"), catalogs("Strona")],
  ["all followed", catalogs("Strona"), catalogs("Dom", "Haus")],
  ["only a translation changed", catalogs("Strona"), catalogs("Strona", "Haus")],
  ["only a space became one that does not break", catalogs("a b"), catalogs("a\u00a0b")],
  ["only a joiner was put in", catalogs("1–2"), catalogs("1–\u20602")],
])("%s: nothing is named", (_, before, now) => {
  expect(textsOlderThanPolish(before, now)).toEqual([]);
});
