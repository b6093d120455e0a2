import { type PalletGeometry, type Product, products } from "../_content/products";
import { locales } from "../_i18n/languages";
import { testTranslator } from "../_i18n/test-translator";
import type { SiteTranslator } from "../_i18n/translator";
import { materials } from "../_pallet/packaging";
import { eur, industrial } from "../_pallet/test-pallets";
import { packagingFacts } from "./product-texts";

const [first] = products;

test("every mass is rounded once, and stated with its basis", () => {
  const t = ((key: string, values: unknown) => [key.split(".").at(-1), values]) as unknown as SiteTranslator;
  const nails = [30, 48].map((count) => ({ count, diameter: 3, length: 80 }));
  const of = (geometry: PalletGeometry, known: Product["nails"] = first.nails) =>
    ({ ...first, geometry, nails: known, weighed: undefined }) as Product;
  const facts = packagingFacts("en", t, of(eur, nails));
  const { wood, blocks } = materials;
  const basis = (key: string, { density, moisture }: typeof wood | typeof blocks) => [
    key,
    { density, moisture: Math.round(100 * moisture), nails: 78, date: "" },
  ];
  // By hand: 0.0335 m³ of boards, 0.0117 m³ of blocks.
  expect(facts.map(({ key, value, basis }) => [key, value, basis])).toEqual([
    ["wood", ["about", { mass: "15.4" }], basis("volume", wood)],
    ["blocks", ["about", { mass: "7.0" }], basis("volume", blocks)],
    ["steel", ["about", { mass: "0.4" }], basis("nails", wood)],
    ["carbon", ["about", { mass: "35" }], basis("carbon", wood)],
  ]);
  expect(facts.map(({ kilograms }) => kilograms)).toEqual([15.4, 7, 0.4, 35]);
  expect(packagingFacts("en", t, of(industrial)).map(({ key }) => key)).toEqual([
    ...["wood", "steel", "carbon"],
  ]);
});

describe.each(locales)("in %s", (locale) => {
  const t = testTranslator(locale);
  const of = (product: Product) => packagingFacts(locale, t, product);

  test.each<Product>(products)(
    "product $id states the known masses, and that the others are not stated",
    (product) => {
      const facts = of(product);
      expect(facts.some(({ key }) => key === "blocks")).toBe(product.geometry.blocks === "pressed");
      for (const { key, value, kilograms, basis } of facts) {
        const isKnown = key !== "steel" || product.nails !== undefined;
        expect([key, kilograms !== undefined, basis !== undefined]).toEqual([key, isKnown, isKnown]);
        if (isKnown) expect(value).toMatch(/[1-9]/);
        else expect(value).toBe(t("packagingData.values.notStated"));
      }
    },
  );

  test("the wood of a weighed pallet is the rest of its mass", () => {
    const weighed = of({ ...first, weighed: { mass: 30, day: "2026-01-02" } });
    const sum = weighed.reduce(
      (all, { key, kilograms = 0 }) => (key === "carbon" ? all : all + kilograms),
      0,
    );
    expect(sum).toBeCloseTo(30, 0);
    expect(weighed[0]?.basis).toContain("2026");
  });
});
