import { readFileSync } from "node:fs";

import type { Locale } from "../../app/_i18n/languages";
import { byLanguage, type Catalog, catalogFile, readCatalog } from "./catalog";
import { foreignWordFindings } from "./foreign-words";

const catalogs = byLanguage((locale) =>
  readCatalog(catalogFile(locale), readFileSync(catalogFile(locale), "utf8")),
);
const textOf = (locale: Locale, key: string) => catalogs[locale].get(key) ?? "";

/** Returns the keys and foreign words found after replacing texts in a catalog. */
function found(locale: Locale, texts: Readonly<Record<string, string>>) {
  const planted: Catalog = new Map([...catalogs[locale], ...Object.entries(texts)]);
  return foreignWordFindings(locale, { ...catalogs, [locale]: planted }).map(
    ({ key, says }) => `${key} ${/^contains (.*?), which looks like/.exec(says)?.[1] ?? ""}`,
  );
}

const blocks = "blocks.data.material";
const alt = "home.banner.slide1.imageAlt";

test("no catalog has a word that only other languages have", () => {
  expect(catalogs.pl.size).toBeGreaterThan(1000);
  for (const locale of ["pl", "de", "en"] as const) expect(found(locale, {})).toEqual([]);
});

test.each<[string, Locale, string, string]>([
  ["a Polish word without a Polish letter", "en", "Paleta", '"paleta"'],
  ["a Polish word in a sentence", "en", "Beech and drewno", '"drewno"'],
  [
    "a Polish word with a capital in a German plural",
    "de",
    "{n, plural, one {Paleta} other {Paletten}}",
    '"paleta"',
  ],
  ["a German word in Polish", "pl", "Palety für eksport", '"für"'],
  ["an English word in German", "de", "Holz for Paletten", '"for"'],
  ["a German word in English", "en", "Wood für pallets", '"für"'],
])("%s is found", (_, locale, text, words) => {
  expect(found(locale, { [blocks]: text })).toContain(`${blocks} ${words}`);
});

test("an untranslated copy is found, also if there are two", () => {
  const keys = [alt, "home.banner.slide2.imageAlt"];
  const copies = Object.fromEntries(keys.map((key) => [key, textOf("en", key)]));
  expect(found("de", copies).map((each) => each.split(" ")[0])).toEqual(keys);
});

test("placeholders of plurals are no words", () => {
  expect(found("de", { [blocks]: "{few, plural, =0 {Holz} one {Holz} other {{many} Holz}}" })).toEqual([]);
});
