/** Facts on the built pages of products and blocks, in every language: what each says, in which order, and what leads where. */
import type { CheerioAPI } from "cheerio";

import { addAddress, quoteAddress } from "../../app/_quote/quote-address";
import { blocksOf } from "../../app/_content/blocks";
import { counts } from "../../app/_content/counts";
import { company, phoneLink } from "../../app/_content/company/company";
import { rating as fixed } from "../../app/_content/company/rating";
import { epalFigures, eurPallet } from "../../app/_content/eur-pallet";
import { productFacts, supportFacts, surfaceOf } from "../../app/_content/product-texts";
import { dimensionsOf, featured, products } from "../../app/_content/products";
import { usualVehicle } from "../../app/_content/vehicles";
import { figure } from "../../app/_i18n/figures";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { fullLoad } from "../../app/_load/full-load";
import { sizeSearch } from "../../app/_pallet/own/own-fields";
import { t, translator } from "../support/catalog";
import { linksIn, named, plain, rowsOf, textsOf } from "../support/read";
import { builtPage } from "../support/built-pages";

const productPath = (locale: (typeof locales)[number], id: number) => path(locale, { route: "product", id });

describe.each(locales)("in %s", (locale) => {
  const words = (key: string, values = {}) => plain(t(locale, key, values));
  const read = (page: Parameters<typeof path>[1]): CheerioAPI => builtPage(path(locale, page)).document;
  const addresses = ($: CheerioAPI, within: Parameters<typeof linksIn>[1]) =>
    linksIn($, within).map(([, href]) => href);

  test("the catalogue shows every product, features the first ones and offers other formats", () => {
    const $ = read("catalogue");
    const cards = $(".product-card");
    expect(cards.length).toBe(products.length);
    for (const [index, { id, use, geometry, maxLoad }] of products.entries()) {
      const card = cards.eq(index);
      expect(new Set(addresses($, card))).toEqual(new Set([productPath(locale, id)]));
      expect(textsOf($, card.find("dl div"))).toEqual([
        plain(t(locale, "catalogue.dimensionLabel") + dimensionsOf(geometry)),
        plain(t(locale, "catalogue.surfaceLabel") + surfaceOf(locale, geometry)),
        words("decision.load") + words("decision.loadValue", { load: figure(locale, maxLoad) }),
        words("decision.use") + words(use),
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
    const label = (key: string) => t(locale, `product.${key}Label`);
    const facts = productFacts(locale, translator(locale), product);
    expect(textsOf($, "h1")).toEqual([words(product.name)]);
    const { pieces } = fullLoad(usualVehicle, product.geometry);
    expect(textsOf($, ".summary .decision-strip dd:not(.decision-strip__note)")).toEqual([
      words("decision.loadValue", { load: figure(locale, product.maxLoad) }),
      words("decision.massValue", { mass: String(product.geometry.mass) }),
      words("decision.perTruckValue", { pieces: String(pieces) }),
      words("decision.htValue"),
    ]);
    const data = named($, "section", t(locale, "product.summaryHeading"));
    const { stackedLoad, nails } = epalFigures;
    const epal = words("product.epal.value", { kg: figure(locale, stackedLoad), nails });
    expect(textsOf($, data.find("dl > div"))).toEqual([
      plain(label("dimension") + dimensionsOf(product.geometry)),
      ...(["surface", "maxKg"] as const).map((field) => plain(label(field) + facts[field])),
      ...supportFacts(locale, translator(locale), product).map(({ term, value }) => plain(term + value)),
      ...(product.geometry === eurPallet ? [words("product.epal.term") + epal] : []),
      ...(["block", "desk", "quality", "mass", "entries", "tolerance"] as const).map((field) =>
        plain(label(field) + facts[field]),
      ),
    ]);
    expect($("body").text()).not.toMatch(/\d\s*zł/);
    const rating = named($, ".summary [role=img]", t(locale, "product.rating.ariaLabel"));
    expect(rating.text()).toContain(fixed.value.toLocaleString(locale));
    expect(rating.find("svg").length).toBe(fixed.best);
    // The others are outlines.
    expect(rating.find("path[fill]").length).toBe(fixed.stars);
  });

  test.each(products)("the page of product $id asks in one way and leads on by links", (product) => {
    const $ = read({ route: "product", id: product.id });
    const { pieces } = fullLoad(usualVehicle, product.geometry);
    const line = { kind: "load", product: product.id, vehicle: usualVehicle.id, loads: 1 } as const;
    expect(addresses($, ".summary")).toEqual([
      addAddress(path(locale, "landing"), line),
      "#order",
      phoneLink(company.mainPhone),
      path(locale, "size") + sizeSearch(product.id, product.geometry),
    ]);
    // What the page is for, and below it the form: no other button competes with the two.
    const buttons = $("main .button:not(.no-js-only *, .unsent-notice *, .action-bar *)");
    expect(textsOf($, buttons)).toEqual([
      words("product.quoteButton", { pieces: figure(locale, pieces) }),
      words("product.orderButton"),
      words("orderForm.submit"),
    ]);
    // The form comes before what is downloaded and what is compared.
    const sections = [
      "product.summaryHeading",
      "load.small.heading",
      "orderForm.heading",
      "documents.heading",
      "decision.compareHeading",
    ].map((key) => words(key, counts));
    expect(textsOf($, "main h2").filter((text) => sections.includes(text))).toEqual(sections);
  });

  test("the page of blocks says how many of which are in every pallet", () => {
    const uses = rowsOf(read("blocks"), t(locale, "blocks.use.oursCaption"));
    for (const { name, geometry } of featured) {
      const row = uses.find(([first]) => first === words(name)) ?? [];
      expect(row.slice(1, -1).filter((cell) => /\d/.test(cell))).toEqual(
        blocksOf(geometry).map(({ count }) => String(count)),
      );
      expect(row.at(-1)).toBe(words(`blocks.use.${geometry.blocks}`));
    }
  });
});
