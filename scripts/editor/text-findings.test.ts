/** @jest-environment node */
import { company } from "../../app/_content/company/company";
import { type Locale, locales } from "../../app/_i18n/languages";
import { headLengths } from "../built/head-lengths";
import type { Texts } from "./protocol";
import { placeholdersOf, textFindings } from "./text-findings";

/** The same in every language, however many there are. */
const inAll = <Value>(value: Value) =>
  Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, Value>;

const names = inAll(["Board"]);
const saved = inAll("For {name}");

const found = (wanted: Texts, key = "nav.call") => textFindings(key, wanted, saved, names);

test("a right text has no remark", () => {
  expect(found(saved)).toEqual([]);
});

test.each<[string, Partial<Texts>, object]>([
  ["a missing language", { de: " " }, { locale: "de", code: "findingEmpty" }],
  [
    "another placeholder",
    { en: "For {nme}" },
    { locale: "en", code: "findingNotFilledIn", values: { part: "{nme}" } },
  ],
  [
    "a placeholder left out",
    { de: "For all" },
    { locale: "de", code: "findingLeftOut", values: { part: "{name}" } },
  ],
  [
    "one that Polish left out",
    { pl: "Dla nas" },
    { locale: "de", code: "findingNotInPolish", values: { part: "{name}" } },
  ],
  ["an open bracket", { en: "For {name" }, { locale: "en", code: "findingUnreadable" }],
  ["an open tag", { en: "For <b>{name}" }, { locale: "en", code: "findingUnreadable" }],
])("%s can't be saved", (_, wrong, finding) => {
  expect(found({ ...saved, ...wrong })).toContainEqual(expect.objectContaining({ ...finding, grave: true }));
});

test("a bracket that is not closed in Polish is no fault of the other languages", () => {
  expect(found({ ...saved, pl: "Dla {name" }).map(({ locale }) => locale)).toEqual(["pl"]);
});

test("a placeholder that no page fills in can't be saved, not even in every language", () => {
  const all = found(inAll("{name} of {town}"));
  const values = { part: "{town}" };
  expect(all).toEqual(locales.map((locale) => ({ locale, code: "findingNotFilledIn", values, grave: true })));
});

test("titles are measured with what they are filled with", () => {
  const { most } = headLengths.title;
  const title = (length: number) => "x".repeat(length - company.name.length) + "{company}";
  const texts = { ...saved, de: title(most), en: title(most + 1) };
  const lengths = textFindings("meta.home.title", texts, { ...saved, pl: "{company}" }, names).filter(
    ({ code }) => code === "findingLength",
  );
  expect(lengths).toContainEqual(
    expect.objectContaining({
      locale: "en",
      grave: false,
      values: { ...headLengths.title, length: most + 1 },
    }),
  );
  expect(lengths.map(({ locale }) => locale)).not.toContain("de");
});

test("placeholders and tags are distinguished", () => {
  const text = "{company}: {n, plural, one {# dzień} other {# dni}}, <a>{beforeAt}</a>";
  expect(Object.fromEntries(placeholdersOf(text).map(({ part, code }) => [part, code]))).toEqual({
    "{company}": "partCompany",
    "{n}": "partChoice",
    "<a>": "partTag",
    "{beforeAt}": "partOther",
  });
  expect(placeholdersOf("{open")).toEqual([]);
});
