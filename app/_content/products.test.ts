import { locales } from "../_i18n/languages";
import { testCatalog, testWords } from "../_i18n/test-words";
import { decimals, inMillimetres } from "../_i18n/figures";
import { descriptionOf, productFacts, supportFacts } from "./product-texts";
import { dimensionsOf, featured, type Product, productById, products } from "./products";

test("a product is found by its id, which no other has", () => {
  for (const product of products) expect(productById(product.id)).toBe(product);
});

test.each([0, -1, 1.5, NaN])("there is no product %p", (id) => {
  expect(productById(id)).toBeUndefined();
});

test("those that stand on every page are the first of the catalogue", () => {
  expect(products.slice(0, featured.length)).toEqual(featured);
});

describe.each<Product>(products)("product $id", (product) => {
  const { id, geometry, maxLoad, price } = product;

  test("its text fields hold the translation keys products.{id}.{field}", () => {
    for (const field of Object.keys(testCatalog("pl").products[id]))
      expect(product).toHaveProperty(field, `products.${id}.${field}`);
  });

  test("is as high as its layers: three boards and a block", () => {
    expect(3 * geometry.boardThickness + geometry.blockHeight).toBe(geometry.height);
  });

  test("its price is one", () => {
    expect(Number(price.replace(/ zł$/, ""))).toBeGreaterThan(0);
  });

  test.each(locales)("the sentences in %s hold the figures of its row", (locale) => {
    const facts = productFacts(locale, testWords(locale), product);
    const { desk, block, maxKg, mass, surface } = facts;
    for (const fact of Object.values(facts)) expect(fact).not.toMatch(/[{}]|undefined|NaN/);
    expect(descriptionOf(testWords(locale), product)).toContain(
      inMillimetres(geometry.length, geometry.depth),
    );
    expect(maxKg.replace(/\D/g, "")).toBe(String(maxLoad));
    const { length, depth, height, boardThickness, blockHeight } = geometry;
    const { deckBoards, blockRows, blockColumns } = geometry;
    expect(dimensionsOf(geometry).match(/\d+/g)).toEqual([length, depth, height].map(String));
    expect(surface).toBe(`${decimals(locale, (length * depth) / 1e6, 2)}\u00a0m²`);
    // All of them first, then how thick they are, then how many lie where.
    const layers = [deckBoards.length, blockColumns.length, blockRows.length];
    const boards = layers.reduce((sum, count) => sum + count);
    expect(desk.match(/\d+/g)).toEqual([boards, boardThickness, ...layers].map(String));
    expect(block).toMatch(new RegExp(`^${blockRows.length * blockColumns.length}\\b`));
    expect(block).toMatch(new RegExp(`\\b${blockHeight}\\b`));
    expect(mass.replace(/\D/g, "")).toBe(String(geometry.mass));
  });
});

test.each(locales)(
  "in %s a load on a support stands where it is known, and all others come with the quote",
  (locale) => {
    const t = testWords(locale);
    const of = (supportLoads?: Product["supportLoads"]) =>
      supportFacts(locale, t, { ...products[0], supportLoads });
    const withQuote = t("product.supports.withQuote");
    expect(of()).toEqual([{ term: expect.stringMatching(/^\p{Lu}.*, .*, /u) as string, value: withQuote }]);
    const [known, others] = of({ rack: 950 });
    expect(known?.term.toLocaleLowerCase(locale)).toBe(t("product.supports.rack").toLocaleLowerCase(locale));
    expect(known?.value).toContain("950");
    expect(others).toEqual({
      term: expect.not.stringContaining(t("product.supports.rack")) as string,
      value: withQuote,
    });
    const all = of({ forks: 900, stacked: 2000, rack: 950 });
    expect(all).toHaveLength(3);
    expect(all.map(({ value }) => value)).not.toContain(withQuote);
  },
);
