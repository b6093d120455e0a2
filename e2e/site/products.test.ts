/**
 * Facts on the built pages of products and blocks, in every language: each says what the tables of the content hold, and links
 * lead where they should.
 */
import type { CheerioAPI } from "cheerio";

import { addAddress, quoteAddress } from "../../app/_features/contact/quote-address";
import { blocksOf, offeredBlocks } from "../../app/_content/blocks";
import { counts } from "../../app/_content/counts";
import { company, phoneLink, shownPhone } from "../../app/_content/company/company";
import { rating as fixed } from "../../app/_content/company/rating";
import { epalFigures, eurPallet } from "../../app/_content/eur-pallet";
import { statements } from "../../app/_content/knowledge/statements";
import { descriptionOf, productFacts, supportFacts, surfaceOf } from "../../app/_content/product-texts";
import { dimensionsOf, featured, featuredWith, products } from "../../app/_content/products";
import { usualVehicle } from "../../app/_content/vehicles";
import { figure } from "../../app/_i18n/figures";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { fullLoad } from "../../app/_features/load/full-load";
import { sizeSearch } from "../../app/_features/pallet/built/size-fields";
import { t, translator } from "../support/catalog";
import { linksIn, named, plain, rowsOf, textsOf } from "../support/read";
import { builtPage } from "../support/built-pages";

const productPath = (locale: (typeof locales)[number], id: number) => path(locale, { route: "product", id });

describe.each(locales)("in %s", (locale) => {
  const words = (key: string, values = {}) => plain(t(locale, key, values));
  const read = (page: Parameters<typeof path>[1]): CheerioAPI => builtPage(path(locale, page)).document;
  const phone = { phone: shownPhone(company.mainPhone) };

  test("the catalogue shows every product, features the first ones and offers other formats", () => {
    const $ = read("catalogue");
    const banner = $(".page-banner");
    expect(textsOf($, banner.find("h1"))).toEqual([words("catalogue.heading")]);
    expect(plain(banner.text())).toContain(words("catalogue.lead"));
    expect(linksIn($, banner).map(([, href]) => href)).toEqual(
      expect.arrayContaining([path(locale, "landing"), phoneLink(company.mainPhone)]),
    );
    const cards = $(".product-card").toArray();
    expect(cards.length).toBe(products.length);
    for (const [index, { id, name, use, geometry, maxLoad }] of products.entries()) {
      const card = $(cards[index] as (typeof cards)[number]);
      const address = productPath(locale, id);
      expect(linksIn($, card)).toEqual([
        [words(name), address],
        [words("catalogue.detailsAria", { name: t(locale, name) }), address],
      ]);
      expect(textsOf($, card.find("dl div"))).toEqual([
        plain(t(locale, "catalogue.dimensionLabel") + dimensionsOf(geometry)),
        plain(t(locale, "catalogue.surfaceLabel") + surfaceOf(locale, geometry)),
        words("decision.load") + words("decision.loadValue", { load: figure(locale, maxLoad) }),
        words("decision.use") + words(use),
      ]);
    }
    const featuredList = named($, "aside", t(locale, "catalogue.featured.heading"));
    expect(linksIn($, featuredList)).toEqual(
      featured.map(({ id, name, geometry }) => [
        plain(t(locale, name) + dimensionsOf(geometry)),
        productPath(locale, id),
      ]),
    );
    const custom = named($, "section", t(locale, "catalogue.customFormat.heading"));
    expect(plain(custom.text())).toContain(words("catalogue.customFormat.text"));
    expect(linksIn($, custom).map(([, href]) => href)).toEqual([
      path(locale, "size"),
      quoteAddress(locale, "custom"),
    ]);
  });

  test.each(products)("the page of product $id gives every fact the data holds, but no price", (product) => {
    const $ = read({ route: "product", id: product.id });
    const label = (key: string) => t(locale, `product.${key}Label`);
    const name = t(locale, product.name);
    const dimension = dimensionsOf(product.geometry);
    const facts = productFacts(locale, translator(locale), product);
    expect(textsOf($, ".breadcrumb li")).toEqual(
      ["home", "list", "current"].map((step) => words(`product.breadcrumb.${step}`)),
    );
    expect(linksIn($, ".breadcrumb")).toContainEqual([
      words("product.breadcrumb.list"),
      path(locale, "catalogue"),
    ]);
    expect(
      $("main img").filter(
        (_, image) => plain($(image).attr("alt") ?? "") === words("product.imageAlt", { name }),
      ).length,
    ).toBeGreaterThan(0);
    expect(textsOf($, ".summary h1")).toEqual([plain(name)]);
    expect(plain($("#order").text())).toContain(plain(descriptionOf(translator(locale), product)));
    const load = fullLoad(usualVehicle, product.geometry);
    expect(textsOf($, ".summary .decision-strip dd:not(.decision-strip__note)")).toEqual([
      words("decision.loadValue", { load: figure(locale, product.maxLoad) }),
      words("decision.massValue", { mass: String(product.geometry.mass) }),
      words("decision.perTruckValue", { pieces: String(load.pieces) }),
      words("decision.htValue"),
    ]);
    const fullLoadLine = { kind: "load", product: product.id, vehicle: usualVehicle.id, loads: 1 } as const;
    expect(linksIn($, ".summary")).toEqual([
      [
        words("product.quoteButton", { pieces: figure(locale, load.pieces) }),
        addAddress(path(locale, "landing"), fullLoadLine),
      ],
      [words("product.orderButton"), "#order"],
      [words("product.callButton", phone), phoneLink(company.mainPhone)],
      [words("product.ownSize"), path(locale, "size") + sizeSearch(product.id, product.geometry)],
    ]);
    expect(textsOf($, ".summary :is(.summary__fact, .data-list > div)")).toEqual([
      plain(label("dimension") + dimension),
      plain(label("surface") + facts.surface),
      plain(label("quality") + facts.quality),
    ]);
    const data = named($, "section", t(locale, "product.summaryHeading"));
    expect(data.find("svg[role=img]").first().attr("aria-label")).toBe(`${name}: ${dimension}`);
    const epal = product.geometry === eurPallet;
    const { stackedLoad, nails } = epalFigures;
    const epalValue = words("product.epal.value", { kg: figure(locale, stackedLoad), nails });
    expect(textsOf($, data.find("dl > div"))).toEqual([
      plain(label("dimension") + dimension),
      ...(["surface", "maxKg"] as const).map((field) => plain(label(field) + facts[field])),
      ...supportFacts(locale, translator(locale), product).map(({ term, value }) => plain(term + value)),
      ...(epal ? [words("product.epal.term") + epalValue] : []),
      ...(["block", "desk", "quality", "mass", "entries", "tolerance"] as const).map((field) =>
        plain(label(field) + facts[field]),
      ),
    ]);
    expect(plain(data.text())).toContain(words("product.planningNote"));
    expect(linksIn($, data).filter(([, href]) => href?.startsWith("https:"))).toEqual(
      epal ? statements.eurFigures.sources.map((source) => [source.name, source.address]) : [],
    );
    expect($("body").text()).not.toMatch(/\d\s*zł/);
  });

  test.each(products)("product $id is rated in figures and stars, as one picture", ({ id }) => {
    const $ = read({ route: "product", id });
    const rating = named($, ".summary [role=img]", t(locale, "product.rating.ariaLabel"));
    expect(plain(rating.text())).toContain(words("product.rating.text"));
    expect(rating.text()).toContain(fixed.value.toLocaleString(locale));
    expect(rating.find("svg").length).toBe(fixed.best);
    // The others are outlines.
    expect(rating.find("path[fill]").length).toBe(fixed.stars);
  });

  test.each(products)("the page of product $id asks in one way and leads on by links", (product) => {
    const $ = read({ route: "product", id: product.id });
    // What the page is for, and below it the form: no other button competes with the two.
    const buttons = $("main .button:not(.no-js-only *, .unsent-notice *, .action-bar *)");
    expect(textsOf($, buttons)).toEqual([
      words("product.quoteButton", {
        pieces: figure(locale, fullLoad(usualVehicle, product.geometry).pieces),
      }),
      words("product.orderButton"),
      words("orderForm.submit"),
    ]);
    // The form comes before what is downloaded and what is compared.
    const sections = [
      ...["product.summaryHeading", "load.small.heading", "orderForm.heading", "documents.heading"].map(
        (key) => words(key),
      ),
      words("decision.compareHeading", counts),
    ];
    expect(textsOf($, "main h2").filter((text) => sections.includes(text))).toEqual(sections);
    const compared = named($, "section", t(locale, "decision.compareHeading", counts));
    const heads = textsOf($, compared.find("thead th:has(svg)"));
    const expected = featuredWith(product).map(({ shortName }) => plain(shortName));
    expect(heads.map((head, index) => head.slice(0, expected[index]?.length))).toEqual(expected);
    expect(linksIn($, compared)).toEqual(
      expect.arrayContaining([
        [words("decision.compareLink"), path(locale, "comparison")],
        [words("product.backToList"), path(locale, "catalogue")],
      ]),
    );
  });

  test("the blocks show every size on offer, the pallets they are in, and what is not confirmed", () => {
    const $ = read("blocks");
    for (const { size } of offeredBlocks) {
      const [length, width, height] = size;
      const drawing = named($, "[role=img]", t(locale, "blocks.sizes.drawingAlt", { length, width, height }));
      expect(plain(drawing.closest("figure").text())).toContain(`${size.join(" × ")} mm`);
    }
    const uses = rowsOf($, t(locale, "blocks.use.oursCaption"));
    expect(linksIn($, "main table")).toEqual(
      expect.arrayContaining(featured.map(({ id, name }) => [words(name), productPath(locale, id)])),
    );
    for (const { name, geometry } of featured) {
      const row = uses.find(([first]) => first === words(name)) ?? [];
      expect(row.slice(1, -1).filter((cell) => /\d/.test(cell))).toEqual(
        blocksOf(geometry).map(({ count }) => String(count)),
      );
      expect(row.at(-1)).toBe(words(`blocks.use.${geometry.blocks}`));
    }
    expect(rowsOf($, t(locale, "blocks.data.caption"))).toContainEqual([
      words("blocks.data.batch"),
      words("blocks.data.batchValue"),
    ]);
    expect(linksIn($, "main")).toContainEqual([
      words("blocks.data.askForSheet"),
      quoteAddress(locale, "blocks"),
    ]);
  });
});
