import { type Product, products } from "../_content/products";
import { locales } from "../_i18n/languages";
import { testWords } from "../_i18n/test-words";
import { packagingFacts } from "./packaging-facts";

const [first] = products;

describe.each(locales)("in %s", (locale) => {
  const words = testWords(locale);
  const of = (product: Product) => packagingFacts(locale, words, product);

  test.each<Product>(products)(
    "product $id states what is known, and of the rest that it is not",
    (product) => {
      const facts = of(product);
      expect(facts.some(({ key }) => key === "blocks")).toBe(product.geometry.blocks === "pressed");
      for (const { key, value, kilograms, basis } of facts) {
        const isKnown = key !== "steel" || product.nails !== undefined;
        expect([key, kilograms !== undefined, basis !== undefined]).toEqual([key, isKnown, isKnown]);
        if (isKnown) expect(value).toMatch(/[1-9]/);
        else expect(value).toBe(words("packagingData.values.notStated"));
      }
    },
  );

  test("the wood of a pallet from the scale is the rest of its mass", () => {
    const weighed = of({ ...first, weighed: { mass: 30, day: "2026-01-02" } });
    const sum = weighed.reduce(
      (all, { key, kilograms = 0 }) => (key === "carbon" ? all : all + kilograms),
      0,
    );
    expect(sum).toBeCloseTo(30, 0);
    expect(weighed[0]?.basis).toContain("2026");
  });
});
