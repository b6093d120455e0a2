import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

import { defaultLocale, isLocale, languages, locales } from "./languages";
import { testCatalog } from "./test-translator";

const styles = readFileSync("app/_styles/tokens.css", "utf8");

/** Prints the characters of font files. Jest replaces Next's reader of fonts. */
const printCharacters = `const read = require("next/dist/compiled/@next/font/dist/fontkit").default;
  JSON.stringify(process.argv.slice(1).map((file) => read(require("fs").readFileSync(file)).characterSet))`;

/** Characters of each font file: those with a glyph, within its `unicode-range`. */
const fontLetters = new Map<string, string>();
const faces = [...styles.matchAll(/\/fonts\/(\S+?)".*?unicode-range: (.*?);/gs)];
const files = faces.map(([, file]) => `public/fonts/${file}`);
const characters = JSON.parse(
  execFileSync(process.execPath, ["-p", printCharacters, ...files], { encoding: "utf8" }),
) as readonly (readonly number[])[];
for (const [index, [, file = "", range = ""]] of faces.entries()) {
  const bounds = range.split(", ").map((each) => each.replace("U+", "").split("-"));
  const isIn = (code: number) =>
    bounds.some(([from = "", to = from]) => parseInt(from, 16) <= code && code <= parseInt(to, 16));
  fontLetters.set(file, String.fromCodePoint(...(characters[index] ?? []).filter(isIn)));
}

/**
 * Not in the font: emoji before the texts of alerts (R72), the word joiner and soft hyphen, three signs of a
 * fallback font, and the syntax of messages.
 */
const outside = /[\p{Emoji_Presentation}⚠\u2060\u00ad§³÷{}#<>_|]/u;

test("every catalog has its row, and every row its catalog", () => {
  expect(readdirSync("messages").sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
  expect(locales[0]).toBe(defaultLocale);
  expect([...locales, "fr", "", "toString"].filter(isLocale)).toEqual(locales);
});

test("text is shown in another font until its own has come, and if it never comes", () => {
  const fonts = styles.match(/@font-face {[^}]*url[^}]*}/g) ?? [];
  expect(fonts).toHaveLength(fontLetters.size);
  for (const font of fonts) expect(font).toContain("font-display: swap;");
});

describe.each(locales)("%s", (locale) => {
  const { code, tag, region, fonts } = languages[locale];
  const { companyData, ...texts } = testCatalog(locale);
  // Only the page of legal forms, which are Polish, needs their letters.
  const { legalForms, ...ofCompany } = companyData;
  const lettersOf = (catalog: unknown) =>
    [...new Set(JSON.stringify(catalog))].filter((each) => !outside.test(each));
  const letters = lettersOf([texts, ofCompany]);

  test("some file has every letter of the forms of companies", () => {
    const all = [...fontLetters.values()].join("");
    expect(lettersOf(legalForms).filter((letter) => !all.includes(letter))).toEqual([]);
  });

  test.each([
    ["larger screens", fonts],
    ["phones", ["phone"]],
  ])("its fonts for %s have every letter of its words, each some of them", (_, parts: readonly string[]) => {
    const files = parts.map((part) => fontLetters.get(`archivo-silvapal-${part}.woff2`) ?? "");
    for (const file of files) expect(letters.some((letter) => file.includes(letter))).toBe(true);
    expect(letters.filter((letter) => !files.some((file) => file.includes(letter)))).toEqual([]);
  });

  test("its tags are well-formed, the region is one where it is spoken, and its name in storage is its own", () => {
    expect(Intl.getCanonicalLocales([tag, region])).toEqual([tag, region]);
    expect(new Intl.Locale(region).language).toBe(new Intl.Locale(tag).language);
    expect(new Intl.Locale(region).region).toBeDefined();
    expect(locales.filter((other) => languages[other].code === code)).toEqual([locale]);
  });
});
