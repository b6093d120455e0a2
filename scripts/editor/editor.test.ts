import { type Locale, locales } from "../../app/_i18n/languages";
import { testCatalog } from "../../app/_i18n/test-translator";
import { testFolder } from "../../islands/build/test-folder";
import { markerOf, markersIn, withMarkers, withoutMarkers } from "./key-markers";
import { refusal } from "./server";
import { factReport, readTexts, saveText, type Texts } from "./texts";

const catalog = (hello: string, wood: string, end: string) =>
  `${JSON.stringify({ b: { hello }, a: { 2: wood, last: end } }, null, 2)}\n`;
const catalogs: Partial<Record<Locale, string>> & { en: string } = {
  pl: catalog("Dzień dobry,\u00a0{name}", "W\u00a0lesie", "Koniec"),
  de: catalog("Guten Tag, {name}", "Im Wald", "Schluss"),
  en: catalog("Good day, {name}", "In the wood", "The end"),
};

const root = testFolder();
const file = (locale: Locale) => `messages/${locale}.json`;
const contents = () => locales.map((locale) => root.read(file(locale)));
const seen = (key: string) => readTexts(root.path)[key] as Texts;
const save = (key: string, typed: Partial<Texts>) =>
  saveText(root.path, key, seen(key), { ...seen(key), ...typed });

beforeEach(() => {
  for (const locale of locales) root.write(file(locale), catalogs[locale] ?? catalogs.en);
});

test("a text is saved, and every other stays byte for byte", () => {
  save("a.last", { en: "Over", de: "Hallo „du“\u00a0!" });
  expect(contents()).toEqual(
    locales.map((locale) =>
      (catalogs[locale] ?? catalogs.en).replace("The end", "Over").replace("Schluss", "Hallo „du“\u00a0!"),
    ),
  );
});

test("no-break spaces and word joiners are set on saving, and markers copied from a page are not saved", () => {
  const marked = withMarkers({ text: "18–22% a year" }).text;
  save("a.2", { pl: "W lesie i u nas", de: "Nach EN 13698-1", en: marked });
  expect(seen("a.2")).toMatchObject({
    pl: "W\u00a0lesie i\u00a0u\u00a0nas",
    de: "Nach EN\u00a013698-\u20601",
    en: "18–\u206022% a year",
  });
});

test.each<[string, string, RegExp]>([
  ["a missing language", " ", /pusty/],
  ["a placeholder left out", "Guten Tag", /Brakuje: \{name\}/],
  ["a placeholder that Polish has not", "{name} {phone}", /nie wstawia tu: \{phone\}/],
  ["an open tag", "<b>{name}", /otwarty: „<b>/],
])("%s is refused at its field, and nothing is saved", (_, de, says) => {
  const before = contents();
  expect(() => save("b.hello", { pl: "Witaj, {name}", de })).toThrow(
    expect.objectContaining({ problems: { de: expect.stringMatching(says) as string } }),
  );
  expect(contents()).toEqual(before);
});

test("a text that changed on disk meanwhile is not overwritten, and a missing one is named", () => {
  const texts = seen("b.hello");
  root.write(file("en"), catalogs.en.replace("Good day", "Hello"));
  const before = contents();
  const saving = (key: string) => () => saveText(root.path, key, texts, { ...texts, de: "Hallo, {name}" });
  expect(saving("b.hello")).toThrow(/messages\/en\.json .*Hello, \{name\}/);
  expect(saving("b.bye")).toThrow("messages/pl.json nie ma tekstu „b.bye”");
  expect(contents()).toEqual(before);
});

test("a fact names its files, also with no-break spaces; a computed one names the folder", () => {
  root.write("app/_content/a.ts", 'export const town = "Borowa Wola";');
  root.write("app/_content/b/c.ts", 'const wood = "W\\u00a0162";');
  root.write("app/_content/a.test.ts", '"W\\u00a0162"');
  expect(factReport(root.path, "Borowa\u00a0Wola")).toMatch(/Plik: app\/_content\/a\.ts$/);
  expect(factReport(root.path, "W 162")).toMatch(/Plik: app\/_content\/b\/c\.ts$/);
  expect(factReport(root.path, "561")).toMatch(/app\/_content\/ \(/);
});

const host = "localhost:4175";
const origin = `http://${host}`;
const fetched = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };

test.each<[string, string, Record<string, string>, boolean]>([
  ["a change of its own page", "POST", { host, origin, "sec-fetch-site": "same-origin" }, true],
  ["a web socket of its own page", "GET", { host, origin, upgrade: "websocket" }, true],
  ["a link on another site", "GET", { host, ...fetched, "sec-fetch-mode": "navigate" }, true],
  ["a host that only resolves to this machine", "GET", { host: "evil.example:4175" }, false],
  ["a change of a file", "POST", { host, origin: "null" }, false],
  ["a change of no page", "POST", { host }, false],
  ["a web socket of another page", "GET", { host, origin: "https://evil.example" }, false],
  ["a picture in another page", "GET", { host, ...fetched }, false],
])("%s: %s with %j is answered: %s", (_, method, headers, isAnswered) => {
  expect(refusal({ method, headers }, 4175) === undefined).toBe(isAnswered);
});

test("in a codespace the editor answers under the name of its forwarded port, and under no other", () => {
  const answers = (host: string) =>
    refusal({ headers: { host } }, 4175, "name-4175.forwarded.example") === undefined;
  expect(["name-4175.forwarded.example", "localhost:4175", "other.example"].map(answers)).toEqual([
    ...[true, true, false],
  ]);
});

test("markers are read in their order, and no two texts of the site have the same one", () => {
  const { nav } = withMarkers({ nav: { home: "Start", call: "Zadzwoń: {phone}" } });
  expect(markersIn(`${nav.call} … ${nav.home}`)).toEqual([markerOf("nav.call"), markerOf("nav.home")]);
  expect(withoutMarkers(nav.home.slice(0, -3))).toBe("Start");
  const texts = JSON.stringify(testCatalog("pl"));
  expect(withoutMarkers(texts)).toBe(texts);
  const markers = markersIn(JSON.stringify(withMarkers(testCatalog("pl"))));
  expect(markers.length).toBeGreaterThan(100);
  expect(new Set(markers).size).toBe(markers.length);
});
