/** @jest-environment node */
import { defaultLocale, locales } from "../../app/_i18n/languages";
import { readCatalog } from "./catalog";
import { type Catalogs, staleFindings } from "./changes";

const [translated = defaultLocale, ...others] = locales.filter((locale) => locale !== defaultLocale);

/** Catalogs that have one text, `nav.home`: these in Polish and in one other language, and the same in all others. */
function catalogs(polish: string, other: string): Catalogs {
  return Object.fromEntries(
    locales.map((locale) => {
      const text = locale === defaultLocale ? polish : locale === translated ? other : `in ${locale}`;
      return [locale, readCatalog(locale, JSON.stringify({ nav: { home: text } }, null, 1))];
    }),
  ) as Catalogs;
}

const before = catalogs("Strona", "Seite");

test("a text that changed in Polish alone is named with what it said, and who has not followed", () => {
  expect(staleFindings(before, catalogs("Strona główna", "Seite"), "HEAD")).toEqual([
    {
      file: `messages/${defaultLocale}.json`,
      line: 3,
      key: "nav.home",
      before: "Strona",
      says: `changed in Polish since HEAD, and not in ${[translated, ...others].join(", ")}`,
    },
  ]);
});

test("a language that followed is not named", () => {
  const [finding] = staleFindings(before, catalogs("Strona główna", "Startseite"), "HEAD");
  expect(finding?.says).toBe(
    others.length ? `changed in Polish since HEAD, and not in ${others.join(", ")}` : undefined,
  );
});

test.each([
  ["nothing changed", before],
  ["only a space became one that does not break", catalogs("Strona\u00a0", "Seite")],
  ["only a translation changed", catalogs("Strona", "Startseite")],
])("%s: nothing is said", (_, now) => {
  expect(staleFindings(before, now, "HEAD")).toEqual([]);
});

test("a text and a language that were not there yet have nothing to follow", () => {
  const now = catalogs("Strona główna", "Seite");
  expect(staleFindings({}, now, "HEAD")).toEqual([]);
  expect(staleFindings({ [defaultLocale]: before[defaultLocale] }, now, "HEAD")).toEqual([]);
});
