/** @jest-environment node */
import { company } from "../../../app/_content/company/company";
import { type Locale, locales } from "../../../app/_i18n/languages";
import { headLengths } from "../../built/head-lengths";
import { withHeldLines } from "../../messages/line-ends";
import type { Texts } from "../protocol";
import { textFindings } from "./text-findings";

/** The same in every language, however many there are. */
const inAll = <Value>(value: Value) =>
  Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, Value>;

const names = inAll(["Board"]);
const saved = inAll("For {name}");

/** What is said, as "locale: sentence", what can't be saved with a mark. */
const said = (wanted: Texts, key = "nav.call") =>
  textFindings(key, wanted, saved, names).map(
    ({ locale, sentence, grave }) => `${grave ? "!" : ""}${locale}: ${sentence}`,
  );

test("nothing is said of what is right", () => {
  expect(said(saved)).toEqual([]);
});

test.each<[string, Partial<Texts>, RegExp]>([
  ["a missing language", { de: " " }, /^!de: .*empty/],
  ["another placeholder than Polish", { en: "For {nme}" }, /^!en: .*\{nme\}/],
  ["a placeholder that is left out", { de: "For all" }, /^!de: .*\{name\}/],
  ["an open bracket", { en: "For {name" }, /^!en: .*can't be read/],
  ["an open tag", { en: "For <b>{name}" }, /^!en: .*can't be read/],
])("%s can't be saved", (_, wrong, sentence) => {
  expect(said({ ...saved, ...wrong })).toContainEqual(expect.stringMatching(sentence));
});

test("a placeholder that no page fills in can't be saved, not even in every language", () => {
  const all = said(inAll("For {town}"));
  expect(all).toEqual(locales.map((locale) => `!${locale}: No page fills in {town} here.`));
});

test("titles are measured with what they are filled with", () => {
  const { most } = headLengths.title;
  const title = (length: number) => "x".repeat(length - company.name.length) + "{company}";
  const texts = { ...saved, de: title(most), en: title(most + 1) };
  const findings = textFindings("meta.home.title", texts, { ...saved, pl: "{company}" }, names);
  const lengths = findings
    .filter(({ grave }) => !grave)
    .map(({ locale, sentence }) => `${locale}: ${sentence}`);
  expect(lengths).toContainEqual(expect.stringContaining(`en: ${most + 1} characters`));
  expect(lengths).not.toContainEqual(expect.stringContaining("de:"));
});

test("a Polish word of one letter may not end a line", () => {
  const lone = { ...saved, pl: "W lesie i u {name} – o zmroku, z\u00a0psem" };
  expect(said(lone)).toEqual([
    "pl: A line may end with “W”, “i”, “u”, “o”: a no-break space belongs behind it.",
  ]);
  expect(said({ ...lone, pl: withHeldLines("pl", lone.pl) })).toEqual([]);
  expect(said({ ...saved, en: "I am a {name}" })).toEqual([]);
});
