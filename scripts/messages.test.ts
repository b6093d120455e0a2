import { type Locale, locales } from "../app/_i18n/languages";
import { byLanguage, catalogOf, readCatalog, readMessage } from "./messages/catalog";
import { withNoBreakSpaces } from "./messages/line-ends";
import {
  findingsIn,
  forbidden,
  meaningsIn,
  opposites,
  right,
  unusedKeys,
  wordingFault,
} from "./messages/rules";

const catalogs = byLanguage(catalogOf);

/** Returns the findings after one text of a catalog was replaced: in that text, and of a plural among all plurals. */
function planted(locale: Locale, key: string, text: string): string {
  const isPlural = (each = "") => each.includes(", plural,");
  const isLooked = (each: string) => each === key || (isPlural(text) && isPlural(catalogs[locale].get(each)));
  const some = byLanguage((language) => new Map([...catalogs[language]].filter(([each]) => isLooked(each))));
  some[locale].set(key, text);
  return findingsIn(some)
    .map((each) => `${each.locale} ${each.key} ${each.says}`)
    .join("\n");
}

test.each([
  ["a comma too many", '{\n  "a": "x",\n}\n', ": not valid JSON"],
  ["a key that stands there twice", '{\n  "a": "x",\n  "a": "y"\n}\n', ":2: from here on, a key"],
  ["a value that is no text", '{\n  "a": 1\n}\n', ': "a" is not a text'],
])("%s is refused with its place", (_, json, says) => {
  expect(() => readCatalog("de.json", json)).toThrow(`de.json${says}`);
});

test.each<[string, Locale, (text: string) => string, string]>([
  ["contactForm.submit", "de", () => " ", "is empty"],
  ["nav.invented", "de", () => "Neu", "is not in the Polish catalog"],
  ["landing.hero.callButton", "en", () => "Call", "has the placeholders (), but Polish has ({phone})"],
  ["landing.hero.callButton", "en", () => "Call {phone", "is not a valid message: expect argument closing"],
  ["size.results.massRange", "en", () => "{most}–\u2060{least}\u00a0kg", "has the placeholders ({most}, "],
  ["sixFacts.values.minimumPieces", "pl", (text) => text.replace("# palet}", "# paletów}"), "has the plural"],
  ["sixFacts.values.minimumPieces", "pl", (text) => text.replace(/few {.*?} /, ""), "has the plural"],
  ["metres.result.over", "de", (text) => text.replace(/one {.*?} /, ""), "has the plural"],
  ["metres.result.over", "en", (text) => text.replace("pallets are", "pallets is"), "has the plural"],
  ["nav.home", "en", () => "50 kg", "can break at a line's end"],
])("%s in %s: a fault is found", (key, locale, change, says) => {
  const found = planted(locale, key, change(catalogs[locale].get(key) ?? ""));
  expect(found).toContain(`${locale} ${key} ${says}`);
});

test("words of a row of opposites cannot be exchanged in any language", () => {
  let exchanges = 0;
  for (const [row, words] of opposites.entries()) {
    const meanings = (key: string) =>
      locales.map((each) => meaningsIn(catalogs[each].get(key) ?? "", each, row));
    const textsWith = (meaning: string) =>
      [...catalogs.pl.keys()].find((key) => meanings(key).every((each) => each === meaning));
    const [first, second] = [textsWith("0"), textsWith("1")];
    for (const locale of first && second ? locales : []) {
      exchanges += 1;
      const found = planted(locale, first ?? "", catalogs[locale].get(second ?? "") ?? "");
      expect([words.en, found]).toEqual([words.en, expect.stringContaining(`${first} does not have`)]);
    }
  }
  expect(exchanges).toBeGreaterThan((opposites.length - 3) * locales.length);
});

test.each(locales)("in %s, the forms of a noun that several texts count cannot be exchanged", (locale) => {
  const texts = [...catalogs[locale]];
  const forms = texts.flatMap(([, text]) => readMessage(text).plurals.map((each) => JSON.stringify(each)));
  const several = new Set(forms.filter((each, index) => forms.indexOf(each) !== index));
  let exchanges = 0;
  for (const [key, text] of texts) {
    const exchanged = text.replace(/one (\{# [^{}]*\})(.*) other (\{# [^{}]*\})/, "one $3$2 other $1");
    const isCounted = readMessage(text).plurals.every((each) => several.delete(JSON.stringify(each)));
    if (!isCounted || exchanged === text) continue;
    exchanges += 1;
    expect(planted(locale, key, exchanged)).toContain(` ${key} has the plural `);
  }
  expect(exchanges).toBeGreaterThan(5);
});

test.each([
  ["PN-EN ISO 1496-1", "PN-\u2060EN\u00a0ISO\u00a01496-\u20601"],
  ["Na telefon i e-mail", "Na telefon i\u00a0e-\u2060mail"],
  ["{least}–{most} kg, 18–22%", "{least}–\u2060{most}\u00a0kg, 18–\u206022%"],
  ["ok. {kg} kg, (ca. 35 kg)", "ok.\u00a0{kg}\u00a0kg, (ca.\u00a035\u00a0kg)"],
  ["Maße, z. B. 1200 × {height} mm", "Maße, z.\u00a0B. 1200\u00a0×\u00a0{height}\u00a0mm"],
  ["a w lesie (i u nas)", "a\u00a0w\u00a0lesie (i\u00a0u\u00a0nas)"],
  ["EPAL-Zeichen „Wir drucken” 18 – 22, „W”", "EPAL-Zeichen „Wir drucken” 18 – 22, „W”"],
])("%j is written as %j, without line breaks inside", (text, held) => {
  expect(withNoBreakSpaces("pl", "nav.home", text)).toBe(held);
  expect(withNoBreakSpaces("pl", "nav.home", held)).toBe(held);
});

test.each(locales)("in %s every forbidden phrase is found, and every right one passes", (locale) => {
  const fault = (text: string) => wordingFault(locale, "home.about.lead", text.replaceAll("*", "a"));
  for (const phrase of Object.values({ ...forbidden.all, ...forbidden[locale] }).flat())
    expect([phrase, fault(`x\u00a0${phrase} x`)]).toEqual([phrase, expect.stringContaining("says")]);
  for (const phrase of [...right.all, ...right[locale]]) expect(fault(phrase)).toBeUndefined();
});

test("a key is unused if its last name stands nowhere in the code", () => {
  expect(unusedKeys(["nav.home", "nav.planted", "planted.text"], 't("home"), { text }')).toEqual([
    "nav.planted",
  ]);
});
