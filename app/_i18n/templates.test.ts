/** @jest-environment node */
import { createTranslator } from "next-intl";

import { fill, inSentences, plural, pluralForms } from "./templates";

const icu = {
  pl: "{count, plural, one {# stos} few {# stosy} many {# stosów} other {# stosu}} × {each}",
  en: "{count, plural, one {# stack} other {# stacks}} × {each}",
};

const writer = (locale: "pl" | "en") => {
  const t = createTranslator({ locale, messages: { text: icu[locale] } });
  return (count: number, each: string) => t("text" as never, { count, each } as never) as string;
};

test.each(["pl", "en"] as const)("in %s every number is written as the catalog writes it", (locale) => {
  const write = writer(locale);
  const forms = pluralForms(locale, (count) => write(count, "{each}"));
  for (const count of [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 33, 101, 102, 112])
    expect(plural(locale, forms, count, { each: 17 })).toBe(write(count, "17"));
});

test("a figure may be shown in another way than it is counted", () => {
  const forms = pluralForms("en", (count) => writer("en")(count, "{each}"));
  expect(plural("en", forms, 1200, { count: "1,200", each: 2 })).toBe("1,200 stacks × 2");
});

test("values go into their places, and what has none stays", () => {
  expect(fill("{a} of {b}, {c}", { a: 1, b: "two" })).toBe("1 of two, {c}");
});

test("a value is never taken for a place", () => {
  expect(fill("{a}{b}", { a: "{b}", b: "$&" })).toBe("{b}$&");
});

test("each text is a sentence with one stop", () => {
  expect(
    inSentences(["Nie mieści się w pojeździe.", undefined, "33 × 17 = 561 szt.", "", "165 × 25 kg"]),
  ).toBe("Nie mieści się w pojeździe. 33 × 17 = 561 szt. 165 × 25 kg.");
});
