import { type Locale, locales } from "../../app/_i18n/languages";
import { byLanguage, type Catalog, catalogOf } from "./catalog";
import { exchangedFindings, foreignWordFindings } from "./translations";

const catalogs = byLanguage(catalogOf);
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
  for (const locale of locales) expect(found(locale, {})).toEqual([]);
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

test("exchanged labels and exchanged forms of a plural are found, in no other text of the catalogs", () => {
  const english = catalogs.en;
  const forms = ["one {# pallet} other {# pallets}", "one {# pallets} other {# pallet}"] as const;
  const [key, text] = [...english].find(([, each]) => each.includes(forms[0])) ?? ["", ""];
  const planted: Catalog = new Map([
    ...english,
    ["facts.labels.length", english.get("facts.labels.depth") ?? ""],
    [key, text.replace(...forms)],
  ]);
  const found = exchangedFindings("en", { ...catalogs, en: planted });
  expect(found.map((each) => [each.key, each.says])).toEqual([
    [expect.any(String), expect.stringMatching(/^is ".*", but Polish says the same as in ".*", which is "/)],
    [
      key,
      expect.stringMatching(/^has the forms "pallets" and "pallet", but ".*" has them the other way round$/),
    ],
  ]);
  expect(locales.flatMap((locale) => exchangedFindings(locale, catalogs))).toEqual([]);
});
