import { languages, type Locale, locales, storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { expect, test } from "../support/engines/engine-test";
import { pressOn, type Visitor } from "../support/engines/visitor";
import { firstProduct, productPath } from "../support/some-products";

const product = (locale: Locale) => productPath(locale, firstProduct);

const here = (visitor: Visitor) =>
  visitor.read(() => location.href.slice(location.origin.length)).catch(() => "between two pages");

// Between two pages a document may have no element yet.
const language = (visitor: Visitor) =>
  visitor.read(() => (document.documentElement as HTMLElement | null)?.lang);

const stored = (visitor: Visitor) =>
  visitor.read((keys) => keys.map((key) => localStorage.getItem(key)), [...storageKeys]);

for (const width of [390, 1440]) {
  test(`at ${width} px, a language is chosen on the spot, stored, and shown from then on`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 900);
    await visitor.open(`${product("pl")}?from=mail#main`);
    for (const locale of [...locales.filter((each) => each !== "pl"), "pl"] as const) {
      const { code, name } = languages[locale];
      await pressOn(visitor, { css: "header details:has([data-selected-language]) > summary" });
      await pressOn(visitor, { css: `header [data-selected-language="${code}"]` });
      await expect.poll(() => here(visitor), name).toBe(`${product(locale)}?from=mail#main`);
      await expect.poll(() => language(visitor)).toBe(locale);
      expect(await stored(visitor)).toEqual([code, name]);

      // An address without prefix leads to the stored language.
      await visitor.open(path("pl", "catalogue"));
      await expect.poll(() => here(visitor)).toBe(path(locale, "catalogue"));
      await visitor.open(`${product(locale)}?from=mail#main`);
    }
  });
}
