import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { byLanguage, readCatalog } from "./catalog";
import {
  catalogFindings,
  lineEndFindings,
  olderFindings,
  unfilledFindings,
  unusedFindings,
  withFixedLineEnds,
  withNoBreakSpaces,
} from "./rules";

const jsonOf = (tree: object) => `${JSON.stringify(tree, null, 2)}\n`;
const catalog = (tree: object) => readCatalog("de.json", jsonOf(tree));

const polish = catalog({
  nav: { home: "Start", call: "Zadzwoń: {phone}" },
  footer: { year: "© {year} {company}" },
});

test("a complete translation has no findings", () => {
  const footer = { year: "© {year} {company}" };
  const german = catalog({ nav: { home: "Start", call: "Anrufen: {phone}" }, footer });
  expect(catalogFindings("de.json", polish, german)).toEqual([]);
});

test.each<[object, string, string]>([
  [{ home: "Start" }, "nav.call", "is missing"],
  [{ home: "  " }, "nav.home", "is empty"],
  [{ home: "Start", more: "" }, "nav.more", "is not in the Polish catalog: remove it, or add it there"],
  [{ call: "{telefon}" }, "nav.call", "has the placeholders ({telefon}), but Polish has ({phone})"],
  [{ call: "<b>{phone}</b>" }, "nav.call", "has the placeholders (<b>, {phone}), but Polish has ({phone})"],
  [
    { call: "Anrufen: {phone" },
    "nav.call",
    'is not a valid message: expect argument closing brace, at "{phone" (character 10)',
  ],
])("%j is found", (nav, key, says) => {
  expect(catalogFindings("de.json", polish, catalog({ nav }))).toContainEqual({
    location: "de.json",
    key,
    says,
  });
});

test("figures in another order are found, also in plurals, but not in texts that are known to differ", () => {
  const polish = { mass: "{from}–{to} kg", count: "{n, plural, other {# z {all}}}" };
  const german = { mass: "{to}–{from} kg", count: "{all}: {n, plural, other {#}}" };
  const says = catalogFindings("de.json", catalog(polish), catalog(german)).map((each) => each.says);
  expect(says).toEqual([
    expect.stringMatching(
      /^has the placeholders \(\{to\}, \{from\}\), but Polish has \(\{from\}, \{to\}\): if /,
    ),
    expect.stringMatching(/^has the placeholders \(\{all\}, \{n\}\), but Polish has \(\{n\}, \{all\}\): if /),
  ]);
  const size = (boardThin: string) => catalog({ size: { warnings: { boardThin } } });
  expect(catalogFindings("de.json", size("{a} {b}"), size("{b} {a}"))).toEqual([]);
  expect(catalogFindings("de.json", size("{a} {b}"), size("{b}"))).toHaveLength(1);
});

test("an invalid Polish text is reported for Polish only", () => {
  const broken = catalog({ nav: { call: "Zadzwoń: {phone" } });
  const german = catalog({ nav: { call: "Anrufen: {phone}" } });
  expect(catalogFindings("pl.json", broken, broken)).toHaveLength(1);
  expect(catalogFindings("de.json", broken, german)).toEqual([]);
});

test.each([
  ["whole", 't("nav.home"); t("nav.call");'],
  ["behind a translator's part", 'const t = useTranslations("nav"); t("home"); t.rich("call");'],
  [
    "as a part and a string of another file",
    'const t = useTranslations("nav"); t(key);',
    "const keys = { home: 1, call: 2 };",
  ],
  ["in a template", "const key = `nav.${name}`;"],
  [
    "behind a computed part",
    'const t = await getTranslations({ locale, namespace: `${part}` }); t("home"); t("call");',
  ],
])("words are used if the code has their keys %s; others are named", (_, ...sources) => {
  const says = "is unused: remove it from every catalog";
  expect(unusedFindings(polish, sources)).toEqual([
    { location: "messages/pl.json", key: "footer.year", says },
  ]);
});

test("a key in a comment, or without the part of its file, is unused", () => {
  const sources = ['// t("nav.home")', 'const t = useTranslations("footer"); t("home"); t("year");'];
  expect(unusedFindings(polish, sources).map(({ key }) => key)).toEqual(["nav.home", "nav.call"]);
});

test.each([
  ['t("nav.call", { phone })', ""],
  ['t("nav.call", { more: 1, phone: dial(at) })', ""],
  ['t("nav.call", { ...values })', ""],
  ['t("nav.home")', ""],
  ['t("nav.call")', "needs a value for {phone}"],
  ['t("nav.call", {\n  telephone: 1,\n})', "needs a value for {phone}"],
])("%s: %s", (code, says) => {
  const found = unfilledFindings(polish, [code]);
  expect(found).toEqual(
    says ? [{ location: "messages/pl.json", key: "nav.call", says: `${says} in ${code}` }] : [],
  );
});

/** Catalogs of one text: in Polish, in some other languages, and "Start" in the rest. */
const catalogs = (text: string, others: Partial<Record<Locale, string>> = {}) =>
  byLanguage((locale) =>
    catalog({ nav: { home: locale === defaultLocale ? text : (others[locale] ?? "Start") } }),
  );

const translations = locales.filter((locale) => locale !== defaultLocale);
const [first = defaultLocale, ...rest] = translations;
const all = Object.fromEntries(translations.map((locale) => [locale, "Haus"]));

test.each([
  ["Polish alone changed", catalogs("Strona"), catalogs("Dom"), translations],
  ["one language followed", catalogs("Strona"), catalogs("Dom", { [first]: "Haus" }), rest],
  ["all followed", catalogs("Strona"), catalogs("Dom", all), []],
  ["nothing changed", catalogs("Strona"), catalogs("Strona"), []],
  ["only translations changed", catalogs("Strona"), catalogs("Strona", all), []],
  ["only a space became one that does not break", catalogs("a b"), catalogs("a\u00a0b"), []],
  ["only a joiner was put in", catalogs("1–2"), catalogs("1–\u20602"), []],
])("if %s, the unchanged languages are named", (_, before, now, left) => {
  const says = `changed in Polish, where it was "Strona", and not in ${left.join(", ")}`;
  const found = { location: "messages/pl.json", key: "nav.home", says };
  expect(olderFindings(before, now)).toEqual(left.length ? [found] : []);
});

test.each([
  ["PN-EN ISO 1496-1", "PN-\u2060EN\u00a0ISO\u00a01496-\u20601"],
  ["znak ISPM 15", "znak ISPM\u00a015"],
  ["Na telefon i e-mail", "Na telefon i\u00a0e-\u2060mail"],
  ["mit ISPM-15-Kennzeichnung", "mit ISPM-\u206015-Kennzeichnung"],
  ["wilgotność 18–22%", "wilgotność 18–\u206022%"],
  ["{least}–{most} kg", "{least}–\u2060{most}\u00a0kg"],
  ["144 mm, 60 kg/m³ i 56 °C", "144\u00a0mm, 60\u00a0kg/m³ i\u00a056\u00a0°C"],
  ["naczepa 13,6 m, {price} zł", "naczepa 13,6\u00a0m, {price}\u00a0zł"],
  ["ok. {kg} kg, (ca. 35 kg)", "ok.\u00a0{kg}\u00a0kg, (ca.\u00a035\u00a0kg)"],
  ["Maße, z. B. 800 mm", "Maße, z.\u00a0B. 800\u00a0mm"],
  ["1200 × 800 × {height} mm", "1200\u00a0×\u00a0800\u00a0×\u00a0{height}\u00a0mm"],
  ["a w lesie (i u nas)", "a\u00a0w\u00a0lesie (i\u00a0u\u00a0nas)"],
])("%j is written as %j, without line breaks inside", (text, held) => {
  expect(withNoBreakSpaces("pl", "nav.home", text)).toBe(held);
  expect(withNoBreakSpaces("pl", "nav.home", held)).toBe(held);
});

test("no break is prevented in names, single words, dashes, and one-letter words of other languages", () => {
  const text = "EPAL-Zeichen „Wir drucken” 18 – 22, 33 EURO, 12 tygodni, {gap} minimum, stosy × szt. „W”";
  expect(withNoBreakSpaces("pl", "form.email", "E-mail")).toBe("E-mail");
  expect(withNoBreakSpaces("pl", "nav.home", text)).toBe(text);
  expect(withNoBreakSpaces("en", "nav.home", "a pallet I sell")).toBe("a pallet I sell");
});

test("a finding shows invisible characters, and the fix changes nothing else in the file", () => {
  const texts = { wood: "18–22%", sea: { mark: 'znak "ISPM 15"' }, meta: { home: "18–22%" } };
  const json = jsonOf(texts);
  const read = readCatalog("pl.json", json);
  expect(lineEndFindings("pl", read).map(({ key, says }) => [key, /"(.*)"/.exec(says)?.[1]])).toEqual([
    ["wood", "18–‿22%"],
    ["sea.mark", 'znak "ISPM·15"'],
  ]);
  const fixed = withFixedLineEnds("pl", json, read);
  expect(fixed.count).toBe(2);
  expect(fixed.json).toBe(json.replace("18–22", "18–\u206022").replace("ISPM 15", "ISPM\u00a015"));
  expect(lineEndFindings("pl", readCatalog("pl.json", fixed.json))).toEqual([]);
});
