import { allStatements, tenseDays } from "../app/_content/knowledge/statements";
import { defaultLocale, type Locale, locales } from "../app/_i18n/languages";
import { plainText } from "../app/_i18n/plain-text";
import { byLanguage, catalogOf, placeOfText, readCatalog, readMessage } from "./messages/catalog";
import { withNoBreakSpaces } from "./messages/line-ends";
import { findingsIn, unusedKeys } from "./messages/rules";
import { fixedClaims, wordingFault } from "./messages/wording";

const catalogs = byLanguage(catalogOf);

/** Returns the findings after one text of a catalog was replaced, in that text and among all plurals. */
function planted(locale: Locale, key: string, text: string): string[] {
  const isLooked = (each: string) =>
    each === key || locales.some((language) => catalogs[language].get(each)?.includes(", plural,"));
  const some = byLanguage((language) => new Map([...catalogs[language]].filter(([each]) => isLooked(each))));
  some[locale].set(key, text);
  return findingsIn(some).map((each) => `${each.locale} ${each.key} ${each.says}`);
}

test("the catalogs have no finding", () => {
  expect(catalogs[defaultLocale].size).toBeGreaterThan(1000);
  expect(findingsIn(catalogs)).toEqual([]);
});

test.each([
  ["a comma too many", '{\n  "a": "x",\n}\n', "3:1: not valid JSON"],
  ["a missing comma", '{\n  "a": "x"\n  "b": "y"\n}\n', "3:3: not valid JSON"],
  ["a cut file", '{\n  "a": "x",\n  "b', "3:5: not valid JSON"],
  ["a key that stands there twice", '{\n  "a": "x",\n  "a": "y"\n}\n', "2: from here on, a key"],
  ["a value that is no text", '{\n  "a": 1\n}\n', ' "a" is not a text'],
])("%s is refused with its place", (_, json, says) => {
  expect(() => readCatalog("de.json", json)).toThrow(`de.json:${says}`);
});

test("a text's place is its line and column, also behind characters that JSON escapes", () => {
  const json = `${JSON.stringify({ nav: { home: "a" }, more: 'say "x" {n plural' }, null, 2)}\n`;
  const catalog = readCatalog("de.json", json);
  const { offset = 0 } = readMessage(catalog.get("more") ?? "");
  const line = json.split("\n")[4] ?? "";
  expect(placeOfText(json, catalog, "more", offset)).toBe(`5:${line.indexOf("{n") + 1}`);
});

test.each<[string, Locale, (text: string) => string, string]>([
  ["contactForm.submit", "de", () => " ", "is empty"],
  ["nav.invented", "de", () => "Neu", "is not in the Polish catalog"],
  ["landing.hero.callButton", "en", () => "Call", "has the placeholders (), but Polish has ({phone})"],
  ["landing.hero.callButton", "en", () => "Call {phone", "is not a valid message: expect argument closing"],
  ["quote.count", "en", (text) => text.replace(", plural", " plural"), "is not a valid message: malformed"],
  ["size.results.massRange", "en", () => "{most}–\u2060{least}\u00a0kg", "if no figure changed its name"],
  ["sixFacts.values.minimumPieces", "pl", (text) => text.replace("# palet}", "# paletów}"), "has the plural"],
  ["metres.result.over", "en", (text) => text.replace("pallets are", "pallets is"), "has the plural"],
])("%s in %s: a fault is found", (key, locale, change, says) => {
  const found = planted(locale, key, change(catalogs[locale].get(key) ?? ""));
  expect(found.filter((each) => each.startsWith(`${locale} ${key} `))).toContainEqual(
    expect.stringContaining(says),
  );
});

/** A pair of labels of each row of opposites. */
const pairs = [
  ["knowledge.marks.places.leftBlock.name", "knowledge.marks.places.rightBlock.name"],
  ["facts.labels.length", "facts.labels.depth"],
  ["size.fields.depth", "size.fields.length"],
  ["facts.labels.height", "facts.labels.depth"],
  ["home.certificates.previous", "home.certificates.next"],
  ["quote.line.htYes", "quote.line.htNo"],
  ["nav.openMenu", "nav.closeMenu"],
  ["accessibility.pauseCounter", "accessibility.playCounter"],
  ["knowledge.glossary.terms.topDeck.definition", "knowledge.glossary.terms.bottomDeck.definition"],
  ["blocks.use.pressed", "blocks.use.solid"],
] as const;

test.each(locales.flatMap((locale) => pairs.map((pair) => [locale, ...pair] as const)))(
  "in %s, %s cannot have the text of %s",
  (locale, key, other) => {
    expect(planted(locale, key, catalogs[locale].get(other) ?? "").join("\n")).toContain(
      ` ${key} does not have`,
    );
  },
);

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
    expect(planted(locale, key, exchanged).join("\n")).toContain(` ${key} has the plural `);
  }
  expect(exchanges).toBeGreaterThan(5);
});

test.each([
  ["PN-EN ISO 1496-1", "PN-\u2060EN\u00a0ISO\u00a01496-\u20601"],
  ["Na telefon i e-mail", "Na telefon i\u00a0e-\u2060mail"],
  ["wilgotność 18–22%", "wilgotność 18–\u206022%"],
  ["{least}–{most} kg", "{least}–\u2060{most}\u00a0kg"],
  ["ok. {kg} kg, (ca. 35 kg)", "ok.\u00a0{kg}\u00a0kg, (ca.\u00a035\u00a0kg)"],
  ["Maße, z. B. 1200 × {height} mm", "Maße, z.\u00a0B. 1200\u00a0×\u00a0{height}\u00a0mm"],
  ["a w lesie (i u nas)", "a\u00a0w\u00a0lesie (i\u00a0u\u00a0nas)"],
  ["EPAL-Zeichen „Wir drucken” 18 – 22, „W”", "EPAL-Zeichen „Wir drucken” 18 – 22, „W”"],
])("%j is written as %j, without line breaks inside", (text, held) => {
  expect(withNoBreakSpaces("pl", "nav.home", text)).toBe(held);
  expect(withNoBreakSpaces("pl", "nav.home", held)).toBe(held);
});

test.each<[Locale, string]>([
  ["pl", "Palety ze znakiem CE; certyfikowane palety; paleta neutralna dla klimatu; zgodne z PPWR"],
  ["de", "CE-Zeichen; zertifizierte Paletten; klimaneutral; umweltfreundlich; Holz mit FSC"],
  ["en", "certified pallets; climate-neutral; eco-friendly; PPWR-compliant; recyclability grade A"],
  ["pl", "obsługi zamówienia; karta danych; klocek z trocin; zwisu; rodzaj palety; paleta EUR; 2 na sobie"],
  ["pl", "rozpoczętej warstwie; kod celny; nie wykluczamy; dopisz do zapytania; paleta niestandardowa"],
  ["pl", "ładowność palety; nośność naczepy"],
  [
    "de",
    "Begleit\u00adschein; 2 volle\u00a0Züge; jede Partie; Sorte; Palettensorten; Palettenart; EUR-Palette; Stellung im",
  ],
  ["de", "Palettenklötze aus Pressspan; Klötze aus Sägespänen; nicht ausgeschlossen; Palette nach Maß"],
  ["de", "Nutzlast der Palette; Tragfähigkeit des Aufliegers"],
  ["en", "HT\u00a0treatment; on a truck; a transfer note; custom pallet; the papers; the country decides."],
  ["en", "the pallet’s payload; the load capacity of the trailer; your quote list"],
  ["en", "3 pcs; one piece; this kind; EUR pallet; load {a}; own format; inner size; Whoever; re-use"],
])("in %s each of these is refused: %s", (locale, texts) => {
  const passed = texts.split("; ").filter((text) => !wordingFault(locale, "home.about.lead", text));
  expect(passed).toEqual([]);
});

test.each<[Locale, string]>([
  ["pl", "Certyfikaty i licencje, CEIDG. To CO₂ związany w drewnie, a nie ślad węglowy palety."],
  ["de", "Zertifikate. Ist der Klotz dort zugelassen? Nicht der CO₂-Fußabdruck der Palette. Eine Partei"],
  [
    "en",
    "the rollers of a pallet truck; a waste transfer note (KPO); {pieces}; {kind, select, other {}}; frost",
  ],
])("in %s this is right: %s", (locale, text) => {
  expect(wordingFault(locale, "home.about.lead", text)).toBeUndefined();
});

/** Texts that name a later day and are right before and after it. */
const timeless: readonly string[] = ["knowledge.law.ppwr.p3"];

test("a text that names a day after the last reading of the law changes its tense then, or is timeless", () => {
  const last = Object.values(allStatements).reduce<string>(
    (day, { checked }) => (checked > day ? checked : day),
    "",
  );
  const daysIn = (text: string) =>
    [...text.matchAll(/\d{1,2} [A-Z][a-z]{2,} \d{4}|(?<![\d/] ?)20\d\d(?![\d/]| (mm|kg))/g)].map(([day]) =>
      new Date(`${day} UTC`).toISOString().slice(0, 10),
    );
  const found = [...catalogs.en].filter(([, text]) => daysIn(plainText(text)).some((day) => day > last));
  expect(found.map(([key]) => key).sort()).toEqual([...Object.keys(tenseDays), ...timeless].sort());
});

test("every text in the list of fixed claims makes a claim", () => {
  for (const key of fixedClaims)
    for (const locale of locales)
      expect(wordingFault(locale, "", catalogs[locale].get(key) ?? "")).toBeDefined();
});

test("a key is used whole, behind a dot, in a template or as a property; others are named", () => {
  const code = 't("a.whole"); const t = part("b"); t("rest.one"); t(`c.${x}.two`); const row = { prop: 1 };';
  const keys = ["a.whole", "b.rest.one", "c.any.two", "d.prop", "b.rest.three", "c.any.four"];
  expect(unusedKeys(keys, code)).toEqual(["b.rest.three", "c.any.four"]);
});
