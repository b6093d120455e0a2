import { type PalletGeometry, type Product, products } from "../_content/products";
import { usualVehicle } from "../_content/vehicles";
import { decimals, figure, inMillimetres, times } from "../_i18n/figures";
import { type Locale, locales } from "../_i18n/languages";
import { testTranslator } from "../_i18n/test-translator";
import { fullLoad } from "./full-load";
import { loadTexts, productFacts } from "./product-facts";
import { descriptionOf, onRequest, packagingFacts, supportFacts } from "./product-texts";
import type { SiteTranslator } from "../_i18n/translator";
import { materials } from "../_pallet/packaging";
import { eur, industrial } from "../_pallet/test-pallets";

const cases = products.flatMap((product) =>
  locales.map((locale): [number, Locale, Product] => [product.id, locale, product]),
);

test.each(cases)("the facts of product %i in %s hold the figures of its row", (_, locale, product) => {
  const t = testTranslator(locale);
  const { geometry, maxLoad } = product;
  const { length, depth, height, boardThickness, blockHeight } = geometry;
  const { deckBoards, blockRows, blockColumns } = geometry;
  const facts = productFacts(locale, t, product);
  for (const fact of Object.values(facts))
    expect(Object.values(fact).join()).not.toMatch(/[{}]|undefined|NaN/);
  expect(descriptionOf(t, product)).toContain(inMillimetres(length, depth));
  expect(facts.dimension.value).toBe(inMillimetres(length, depth, height));
  expect(facts.surface.value).toBe(`${decimals(locale, (length * depth) / 1e6, 2)}\u00a0m²`);
  const { format, deckBoards: count, timberVolume } = facts;
  expect([format.value, count.value, timberVolume.unit]).toEqual([
    times(length, depth),
    String(deckBoards.length),
    "m³",
  ]);
  expect([facts.length, facts.depth, facts.height, facts.boardThickness].map(({ value }) => value)).toEqual(
    [length, depth, height, boardThickness].map((size) => `${decimals(locale, size, 0)}\u00a0mm`),
  );
  const texts = [facts.blockKind, facts.quality, facts.entries, facts.tolerance, facts.mark];
  expect(texts.map(({ value }) => value)).toEqual([
    t(`facts.blockKind.${geometry.blocks}`),
    t(`facts.quality.${product.timber}`),
    ...(["entries", "tolerance", "mark"] as const).map((key) => t(`facts.${key}`)),
  ]);
  expect(facts.ht).toMatchObject({ value: t("facts.ht"), note: t("facts.htNote") });
  // Sizes of blocks are fixed with the deck. In Polish, "i" stays with the next size.
  expect(facts.block.value.includes("×")).toBe(geometry.deckIsFixed);
  expect(facts.block.value).not.toMatch(/ i /);
  // The total, then the thickness, then the boards of each layer.
  const layers = [deckBoards.length, blockColumns.length, blockRows.length];
  const boards = layers.reduce((sum, count) => sum + count);
  expect(facts.desk.value.match(/\d+/g)).toEqual([boards, boardThickness, ...layers].map(String));
  expect(facts.block.value).toMatch(new RegExp(`^${blockRows.length * blockColumns.length}\\b`));
  expect(facts.block.value).toMatch(new RegExp(`\\b${blockHeight}\\b`));
  for (const [fact, kilograms] of [
    [facts.maxKg, maxLoad],
    [facts.mass, geometry.mass],
  ] as const) {
    expect(fact).toMatchObject({ figure: kilograms, unit: "kg" });
    expect(fact.brief.replace(/\D/g, "")).toBe(String(kilograms));
    expect(fact.value).toContain(fact.brief);
    expect(fact.value).toContain(fact.note);
  }
  const load = fullLoad(usualVehicle, geometry);
  const { stacks, pieces, formula, mass } = loadTexts(locale, t, load);
  expect([stacks, pieces]).toEqual([times(load.stacks, load.perStack), figure(locale, load.pieces)]);
  expect(facts.trailer).toMatchObject({ value: `${formula}, ${mass}`, figure: load.perTrip });
  expect([facts.floorPlaces.figure, facts.perStack.figure]).toEqual([load.stacks, load.perStack]);
  expect(facts.perTruck.value).toContain(figure(locale, load.perTrip));
});

test.each(locales)("in %s a known load on a support is stated, and unknown ones are on request", (locale) => {
  const t = testTranslator(locale);
  const of = (supportLoads?: Product["supportLoads"]) => {
    const product = { ...products[0], supportLoads };
    return [supportFacts(locale, t, product), onRequest(t, product)] as const;
  };
  const names = (["forks", "stacked", "rack"] as const).map((support) => t(`facts.supports.${support}`));
  const [none, everything] = of();
  expect(none).toEqual([]);
  expect(everything).toContain(names.join(", "));
  const [[known], others] = of({ rack: 950 });
  expect(known?.term.toLocaleLowerCase(locale)).toBe(t("facts.supports.rack").toLocaleLowerCase(locale));
  expect(known?.term).toMatch(/^\p{Lu}/u);
  expect(known?.value).toContain("950");
  expect(names.filter((name) => others.includes(name))).toEqual(names.slice(0, 2));
  const [all, rest] = of({ forks: 900, stacked: 2000, rack: 950 });
  expect(all).toHaveLength(3);
  expect(rest).toBe([t("facts.onRequest.tolerances"), t("facts.onRequest.certificate")].join("; "));
});

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
