/** Tests the product pages and the catalogue in every language: facts, order and links. */
import type { CheerioAPI } from "cheerio";

import { addLoadAddress, quoteAddress } from "../../app/_quote/line/quote-address";
import { rating as fixed } from "../../app/_content/company/company";
import { featured, type Product, products } from "../../app/_content/products";
import { vehicleById, vehicles } from "../../app/_content/vehicles";
import { decimals, figure, times } from "../../app/_i18n/figures";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { fullLoad } from "../../app/_load/full-load";
import { packagingFacts } from "../../app/_load/packaging-facts";
import { type Fact, productFacts } from "../../app/_load/product-facts";
import { onRequest, supportFacts } from "../../app/_load/product-texts";
import { testTranslator } from "../../app/_i18n/test-translator";
import { t } from "../support/catalog";
import { linksIn, named, plain, textsOf } from "../support/read";
import { builtPage, quoteTexts } from "../support/built-pages";

const productPath = (locale: (typeof locales)[number], id: number) => path(locale, { route: "product", id });

describe.each(locales)("in %s", (locale) => {
  const tRoot = (key: string, values = {}) => plain(t(locale, key, values));
  const read = (page: Parameters<typeof path>[1]): CheerioAPI => builtPage(path(locale, page)).document;
  const factsOf = (product: Product) => productFacts(locale, testTranslator(locale), product);
  const stated = ({ term, value }: Pick<Fact, "term" | "value">) => plain(term + value);
  const addresses = ($: CheerioAPI, within: Parameters<typeof linksIn>[1]) =>
    linksIn($, within).map(([, href]) => href);

  test("the catalogue shows every product, features the first ones and offers other formats", () => {
    const $ = read("catalogue");
    const cards = $(".product-card");
    expect(cards.length).toBe(products.length);
    for (const [index, product] of products.entries()) {
      const card = cards.eq(index);
      const { dimension, surface, maxKg, perTruck } = factsOf(product);
      expect(new Set(addresses($, card))).toEqual(
        new Set([productPath(locale, product.id), addLoadAddress(path(locale, "landing"), product.id)]),
      );
      expect(textsOf($, card.find("dl div"))).toEqual([
        ...[dimension, surface].map(stated),
        plain(maxKg.term + maxKg.brief),
        plain(perTruck.term + perTruck.value),
      ]);
    }
    expect(addresses($, named($, "aside", t(locale, "catalogue.featured.heading")))).toEqual(
      featured.map(({ id }) => productPath(locale, id)),
    );
    expect(addresses($, named($, "section", t(locale, "catalogue.ownFormat.heading")))).toEqual([
      path(locale, "size"),
      quoteAddress(locale, "custom"),
    ]);
  });

  test.each(products)("the page of product $id gives every fact the data holds, but no price", (product) => {
    const $ = read({ route: "product", id: product.id });
    const facts = factsOf(product);
    const shown = plain(
      $("main").clone().find(".product-bar, .adding, [data-quote], pre, svg").remove().end().text(),
    );
    // Once in the summary and once in its row or the load's calculation.
    for (const { brief } of [facts.dimension, facts.maxKg, facts.mass, facts.perTruck])
      expect([brief, shown.split(plain(brief)).length - 1]).toEqual([brief, 2]);
    expect(textsOf($, "h1")).toEqual([tRoot(product.name)]);
    expect(textsOf($, ".summary .decision-strip dd")).toEqual(
      [facts.maxKg, facts.mass, facts.perTruck, facts.ht].map(({ brief }) => plain(brief)),
    );
    const data = named($, "section", t(locale, "product.summaryHeading"));
    const open = plain(onRequest(testTranslator(locale), product));
    const rows = textsOf($, data.find("dl > div")).map((row) => row.replaceAll(", ", ""));
    const packaging = packagingFacts(locale, testTranslator(locale), product).map(
      ({ term, code = "", value, basis = "" }) => ({ term: term + code, value: value + basis }),
    );
    const support = supportFacts(locale, testTranslator(locale), product);
    const { mass, maxKg, block, desk, entries, customs } = facts;
    for (const fact of [mass, maxKg, block, desk, entries, customs, ...support, ...packaging])
      expect(rows).toContain(stated(fact).replaceAll(", ", ""));
    expect(rows).toContain(
      `${tRoot("facts.onRequest.term")}${open} ${tRoot("facts.onRequest.link")}`.replaceAll(", ", ""),
    );
    expect(addresses($, data.find("dd"))).toEqual([quoteAddress(locale, product.id, open)]);
    expect($("body").text()).not.toMatch(/\d\s*zł/);
    const figures = { value: decimals(locale, fixed.value, 1), best: decimals(locale, fixed.best, 1) };
    const rating = named($, ".summary [role=img]", t(locale, "product.rating.ariaLabel", figures));
    expect(rating.text()).toBe(tRoot("product.rating.text", figures));
    expect(rating.find("svg").length).toBe(fixed.best);
    // Unfilled stars are outlines.
    expect(rating.find("path[fill]").length).toBe(fixed.stars);
  });

  test.each(products)(
    "every load of product $id is the same on its page and in the quote list",
    (product) => {
      const $ = read({ route: "product", id: product.id });
      const rows = textsOf($, $(".product-load dl > div"));
      const nameOf = (id: string) => tRoot(`load.vehicles.${id}.name`);
      // A name may begin with another one: "40-Fuß-Container High Cube".
      const isOf = (name: string) => (row: string) =>
        row.startsWith(name) && /^\d/.test(row.slice(name.length));
      const stated = vehicles.filter(({ id }) => rows.some(isOf(nameOf(id))));
      expect(stated.length).toBeGreaterThan(3);
      const quote = quoteTexts(locale).products[product.id];
      expect(rows).toEqual(
        stated.map(({ id }) => {
          const { stacks, perStack, pieces } = fullLoad(vehicleById(id), product.geometry);
          expect([id, quote?.loads[id]]).toEqual([id, pieces]);
          const sum = `${times(stacks, perStack)} = ${figure(locale, pieces)} ${tRoot("facts.pieces")}`;
          return nameOf(id) + plain(sum);
        }),
      );
    },
  );
});
