import { locales } from "../_i18n/languages";
import { testTranslator } from "../_i18n/test-translator";
import { catalogOf } from "../../scripts/messages/catalog";
import { counts } from "./counts";

/** Placeholder values for the other arguments of these sentences. */
const others = { company: "", format: "PDF", size: "1 kB", name: "", names: "" };
const all = (count: number) => Object.fromEntries(Object.keys(counts).map((name) => [name, count]));

const counting = new RegExp(String.raw`\{(${Object.keys(counts).join("|")}), plural,`);

test.each(locales)("sentences in %s that count are sentences for any count", (locale) => {
  const t = testTranslator(locale) as unknown as (key: string, values: object) => string;
  const sentences = [...catalogOf(locale)].filter(([, text]) => counting.test(text));
  expect(sentences.length).toBeGreaterThan(3);
  for (const [key, text] of sentences) {
    // The message may spell out one number (`=3`). Any other number appears as digits with its plural form.
    for (const count of [2, 5, 12, 22, 101].filter((each) => !text.includes(`=${each} {`)))
      expect([key, t(key, { ...others, ...all(count) })]).toEqual([
        ...[key, expect.stringContaining(String(count))],
      ]);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [form] of text.matchAll(/\b(zero|one|two|few|many|other)(?= \{)/g))
      expect([key, forms]).toEqual([key, expect.arrayContaining([form])]);
  }
});
