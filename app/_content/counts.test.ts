import { locales } from "../_i18n/languages";
import { testCatalog, testTranslator } from "../_i18n/test-translator";
import { counts } from "./counts";

/** Returns the messages of a catalog that contain one of the counts. */
function counting(tree: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "object" && value) return counting(value, `${prefix}${name}.`);
    const isOne = Object.keys(counts).some((count) => String(value).includes(`{${count}, plural,`));
    return isOne ? [[prefix + name, String(value)] as [string, string]] : [];
  });
}

/** Placeholder values for the other arguments of these sentences. */
const others = { company: "", format: "PDF", size: "1 kB", name: "", names: "" };
const all = (count: number) => Object.fromEntries(Object.keys(counts).map((name) => [name, count]));

describe.each(locales)("in %s", (locale) => {
  const t = testTranslator(locale) as unknown as (key: string, values: object) => string;
  const sentences = counting(testCatalog(locale));

  test.each(sentences)("%s states the real count, and is a sentence for any count", (key, text) => {
    expect(t(key, { ...others, ...counts })).not.toMatch(/[{}#]/);
    // The message may spell out one number (`=3`). Any other number appears as digits with its plural form.
    for (const count of [1, 2, 5, 12, 22, 101]) {
      const sentence = t(key, { ...others, ...all(count) });
      expect(sentence).not.toMatch(/[{}#]/);
      if (count !== 1 && !text.includes(`=${count} {`)) expect(sentence).toContain(String(count));
    }
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [form] of text.matchAll(/\b(zero|one|two|few|many|other)(?= \{)/g))
      expect(forms).toContain(form);
  });

  test("the same sentences count the same things in every language", () => {
    const counted = (text: string) =>
      Object.keys(counts).filter((count) => text.includes(`{${count}, plural,`));
    const polish = new Map(counting(testCatalog("pl")));
    expect(sentences.map(([key, text]) => [key, counted(text)])).toEqual(
      sentences.map(([key]) => [key, counted(polish.get(key) ?? "")]),
    );
    expect(sentences.length).toBe(polish.size);
  });
});
