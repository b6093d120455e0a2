/** Tests the contents of the home and quote pages in every language: section order, facts and links. */
import type { CheerioAPI } from "cheerio";

import { certificates } from "../../app/_content/company/certificates";
import { recommendations } from "../../app/_content/company/recommendations";
import { dimensionsOf, featured, productById } from "../../app/_content/products";
import { listedTools } from "../../app/_content/tools";
import { writtenDay } from "../../app/_content/validity/day";
import { daysOf } from "../../app/_content/validity/state";
import { figure, inMillimetres } from "../../app/_i18n/figures";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { decode } from "../../app/_quote/line/decode";
import { t } from "../support/catalog";
import { linksIn, plain, textsOf } from "../support/read";
import { builtPage } from "../support/built-pages";

/** Headings of the sections in reading order: message key and, if any, the section's id. */
const sections = {
  home: [
    ["home.banner.slide1.title", "home"],
    ["home.banner.slide2.title", "home"],
    ["home.banner.slide3.title", "home"],
    ["home.tools.heading"],
    ["home.about.heading", "about"],
    ["home.services.heading", "offer"],
    ["home.offer.heading", "offer"],
    ["home.certificates.heading", "certify"],
    ["home.recommendations.heading", "rekom"],
    ["home.callToAction.heading"],
    ["home.contact.heading", "contact"],
  ],
  landing: [
    ["landing.hero.heading"],
    ["landing.form.heading"],
    ["landing.form.replyHeading"],
    ["landing.about.heading"],
    ["landing.features.heading"],
    ["landing.imageFeature.heading"],
    ["landing.products.heading"],
    ["landing.callToAction.heading"],
  ],
} as const;

const productPath = (locale: (typeof locales)[number], id: number) => path(locale, { route: "product", id });

describe.each(locales)("in %s", (locale) => {
  const tRoot = (key: string, values = {}) => plain(t(locale, key, values));
  const loadOf = (kg: number) => tRoot("facts.maxKg.brief", { kg: figure(locale, kg) });
  const read = (page: Parameters<typeof path>[1]): CheerioAPI => builtPage(path(locale, page)).document;

  test.each(["home", "landing"] as const)(
    "the sections of the page %s stand in order, each under its anchor",
    (page) => {
      const $ = read(page);
      expect(textsOf($, "main h1, main h2")).toEqual(sections[page].map(([key]) => tRoot(key)));
      const anchors = page === "home" ? ["company", "video", "services", "products"] : [];
      for (const anchor of anchors) expect($(`#${anchor}`).length).toBe(1);
      for (const [key, anchor] of sections[page])
        if (anchor) expect(textsOf($, `#${anchor} :is(h1, h2)`)).toContain(tRoot(key));
    },
  );

  test("home states the same name, size and load of a pallet as its page", () => {
    const tiles = read("home")(".product-tiles li");
    expect(tiles.length).toBe(featured.length);
    for (const [index, { id, name, geometry, maxLoad }] of featured.entries()) {
      const own = read({ route: "product", id });
      const load = loadOf(maxLoad);
      const link = tiles.eq(index).children("a");
      expect(link.attr("href")).toBe(productPath(locale, id));
      expect(link.find("img").length).toBe(1);
      expect(plain(link.text())).toBe(tRoot(name) + plain(dimensionsOf(geometry)) + load);
      const sides = `${tRoot("facts.labels.dimension")} ${plain(dimensionsOf(geometry))}`;
      expect(textsOf(own, ".summary__fact")).toEqual([sides]);
    }
  });

  test("home leads from every industry to the pallet that it buys, or to the tool with its size", () => {
    const ways = recommendations.map((industry) => {
      const product = "product" in industry ? productById(industry.product) : undefined;
      const sides = product ? [product.geometry.length, product.geometry.depth] : [];
      const [length, depth] = "size" in industry ? industry.size : sides;
      const figures = length && depth ? inMillimetres(length, depth) : tRoot("home.tools.size.text");
      const name = tRoot(product?.name ?? "home.tools.size.name");
      return product
        ? [`${name} ${plain(figures)}, ${loadOf(product.maxLoad)}`, productPath(locale, product.id)]
        : [`${name} ${plain(figures)}`, path(locale, "size") + (length ? `?l=${length}&w=${depth}` : "")];
    });
    expect(linksIn(read("home"), ".recommendations__slide")).toEqual(ways);
  });

  test("home shows every document with its days, and one link that requests all", () => {
    const $ = read("home");
    const days = $(".ledger__row")
      .toArray()
      .map((row) => textsOf($, $(row).find("time")).join());
    expect(days.toSorted()).toEqual(
      certificates.map((each) => daysOf(each).map(writtenDay).join()).toSorted(),
    );
    const [, list = ""] = $("#certify .button").attr("href")?.split("#a=") ?? [];
    const known = { products: [], vehicles: [], documents: certificates.map(({ key }) => key) };
    expect(decode(list, known).lines).toMatchObject(certificates.map(({ key }) => ({ document: key })));
  });

  test("home lists the tools", () => {
    const links = linksIn(read("home"), ".tools__list").map(([, href]) => href);
    expect(listedTools.length).toBeGreaterThan(3);
    expect(links).toEqual(expect.arrayContaining(listedTools.map(({ route }) => path(locale, route))));
  });

  test("home's field for pieces opens the load planner with them", () => {
    const form = read("home")(".tools__quantity");
    expect(form.attr("action")).toBe(path(locale, "load"));
    expect(form.find("input").attr("name")).toBe("q");
  });
});
