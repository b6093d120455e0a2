import compile from "icu-minify/compile";
import { createElement, isValidElement } from "react";

import checkedFormat from "./checked-format";
import { pickMessages } from "./island-messages";
import { locales } from "./languages";
import { compiledCatalog, testCatalog } from "./test-translator";
import { translator } from "./translator";

test("an island gets the parts that it names, nested as in the catalog, and nothing else", () => {
  const { nav, footer } = compiledCatalog("de");
  const messages = pickMessages("de", compiledCatalog("de"), ["nav.home", "nav.news", "footer"]);
  expect(messages).toEqual({
    region: "de-DE",
    messages: { nav: { home: nav.home, news: nav.news }, footer },
  });
  const unknown = ["none", "none.deeper.still", "nav.none"] as never[];
  for (const part of unknown)
    expect(() => pickMessages("de", compiledCatalog("de"), [part])).toThrow(
      `The catalog has no "${String(part)}".`,
    );
});

test.each(locales)("texts are filled in as by next-intl, with the site's number format (%s)", (locale) => {
  const t = translator(pickMessages(locale, compiledCatalog(locale), ["load.formula", "nav.home"]));
  expect(t("nav.home")).toBe(testCatalog(locale).nav.home);
  // Figures are grouped from five digits on.
  for (const [stacks, shown] of [
    [1, "1"],
    [22, "22"],
    [1500, "1500"],
    [12_345, new Intl.NumberFormat(locale).format(12_345)],
  ] as const) {
    const text = t("load.formula.pieces", { stacks, perStack: "17", pieces: "9" });
    expect(text).toContain(`${shown} `);
    expect(text).toMatch(/\u00a0×\u00a017 = 9/);
  }
  const forms = [1, 3].map((stacks) =>
    t("load.formula.pieces", { stacks, perStack: "17", pieces: "9" }).replace(/\d+/, ""),
  );
  expect(new Set(forms).size).toBe(locale === "de" ? 1 : 2);
});

test("a text can be changed once it is filled in, and knows its language", () => {
  const messages = pickMessages("en", compiledCatalog("en"), ["nav.home"]);
  const t = translator(messages, (text, key) => `${key}: ${text.toUpperCase()}`);
  expect([t("nav.home"), t.region]).toEqual(["nav.home: HOME", "en-GB"]);
});

test("tags become elements with unchanged text", () => {
  const t = translator(pickMessages("en", compiledCatalog("en"), ["quote.line.fromList"]));
  const values = {
    count: 1,
    places: "2",
    change: (inner: readonly string[]) => createElement("b", { key: "b" }, inner),
  };
  const parts = t.rich("quote.line.fromList", values as never) as unknown[];
  expect(parts.filter((part) => isValidElement(part))).toHaveLength(1);
});

test("a placeholder without a value ends the build, with the key of its text", () => {
  const format = checkedFormat as unknown as (
    key: string,
    text: unknown,
    values: object | undefined,
    options: object,
  ) => string;
  const options = { formatters: {}, globalFormats: {} };
  const write = (values?: object) => format("a.b", compile("{x} t"), values, options);
  expect(write({ x: "5" })).toBe("5 t");
  const refusal = 'The text "a.b" has {x}, and this page gives it no value.';
  expect(() => write({ y: "5" })).toThrow(refusal);
  expect(() => write()).toThrow(refusal);
  expect(checkedFormat.raw).toBeDefined();
});
