import { existsSync, readdirSync, readFileSync } from "node:fs";

import { fontLetters } from "./test-font-letters";
import { defaultLocale, isLocale, languages, locales } from "./languages";
import { testCatalog } from "./test-translator";

const styles = readFileSync("app/_styles/tokens.css", "utf8");

/** Characters of each part of the font, by its file: `unicode-range` in the style sheet. */
const ranges = new Map(
  [...styles.matchAll(/\/fonts\/(\S+?)".*?unicode-range: (.*?);/gs)].map(
    ([, file = "", range = ""]) => [file, range.split(", ").map(bounds)] as const,
  ),
);

/** Returns the first and last code point of "U+104-107" or "U+20AC". */
function bounds(range: string): readonly [number, number] {
  const [from = "", to = from] = range.replace("U+", "").split("-");
  return [parseInt(from, 16), parseInt(to, 16)];
}

const has = (file: string, letter: string) =>
  ranges
    .get(file)
    ?.some(([from, to]) => from <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= to) ??
  false;

/**
 * Characters that the font does not need: emoji before the texts of alerts (R72), the invisible word joiner
 * and soft hyphen, three signs that a fallback font shows, and the syntax of messages.
 */
const outside = /[\p{Emoji_Presentation}⚠\u2060\u00ad§³÷{}#<>_|]/u;

test("every catalog has its row, and every row its catalog", () => {
  expect(readdirSync("messages").sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
  expect(locales[0]).toBe(defaultLocale);
  expect([...locales, "fr", "", "toString"].filter(isLocale)).toEqual(locales);
});

test("text is shown in another font until its own has come, and if it never comes", () => {
  const fonts = styles.match(/@font-face {[^}]*url[^}]*}/g) ?? [];
  expect(fonts).toHaveLength(ranges.size);
  for (const font of fonts) expect(font).toContain("font-display: swap;");
});

describe.each(locales)("%s", (locale) => {
  const { code, tag, region, fonts } = languages[locale];
  const filesOf = (ending: string) => fonts.map((part) => `archivo-silvapal-${part}${ending}.woff2`);
  const { companyData, ...texts } = testCatalog(locale);
  // Legal forms have Polish names in every language: only the page that lists them needs their letters.
  const { legalForms, ...ofCompany } = companyData;
  const lettersOf = (catalog: unknown) =>
    [...new Set(JSON.stringify(catalog))].filter((each) => !outside.test(each));
  const letters = lettersOf([texts, ofCompany]);

  test("some file has every letter of the forms of companies", () => {
    const unknown = lettersOf(legalForms).filter(
      (letter) => ![...ranges.keys()].some((file) => has(file, letter)),
    );
    expect(unknown).toEqual([]);
  });

  test.each(["", "-phone"])(
    "its fonts%s are there and have every letter of its words, each some of them",
    (ending) => {
      const files = filesOf(ending);
      for (const file of files) {
        expect(existsSync(`public/fonts/${file}`)).toBe(true);
        expect(letters.some((letter) => has(file, letter))).toBe(true);
      }
      const glyphs = new Map(files.map((file) => [file, fontLetters(`public/fonts/${file}`)]));
      expect(
        letters.filter((letter) => !files.some((file) => has(file, letter) && glyphs.get(file)?.has(letter))),
      ).toEqual([]);
    },
  );

  test("its tags are well-formed, and the region is one where it is spoken", () => {
    expect(Intl.getCanonicalLocales([tag, region])).toEqual([tag, region]);
    expect(new Intl.Locale(region).language).toBe(new Intl.Locale(tag).language);
    expect(new Intl.Locale(region).region).toBeDefined();
  });

  test("no other language is stored under the same name", () => {
    expect(locales.filter((other) => languages[other].code === code)).toEqual([locale]);
  });
});
