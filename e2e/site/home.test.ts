/** Facts on the built home page and the page for a quote, in every language: order of sections, and what leads where. */
import type { CheerioAPI } from "cheerio";

import { certificates } from "../../app/_content/company/certificates";
import { company, phoneLink, shownPhone } from "../../app/_content/company/company";
import { recommendations } from "../../app/_content/company/recommendations";
import { eurPallet } from "../../app/_content/eur-pallet";
import { dimensionsOf, featured, productById, products } from "../../app/_content/products";
import { writtenDay } from "../../app/_content/validity/day";
import { daysOf } from "../../app/_content/validity/state";
import { figure, inMillimetres } from "../../app/_i18n/figures";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { explodedLayers } from "../../app/_sections/home/company/video/exploded-layers";
import { documentName, t } from "../support/catalog";
import { linksIn, named, plain, textsOf } from "../support/read";
import { builtPage } from "../support/built-pages";

/** The headings of sections in reading order: the key of each, and the anchor of its section where it has one. */
const sections = {
  home: [
    ["home.banner.slide1.title", "home"],
    ["home.banner.slide2.title", "home"],
    ["home.banner.slide3.title", "home"],
    ["home.tools.heading"],
    ["home.about.heading", "about"],
    ["home.company.heading", "company"],
    ["explodedPallet.heading", "video"],
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
    ["decision.steps.heading"],
    ["landing.about.heading"],
    ["landing.features.heading"],
    ["landing.imageFeature.heading"],
    ["landing.products.heading"],
    ["landing.callToAction.heading"],
  ],
} as const;

const productPath = (locale: (typeof locales)[number], id: number) => path(locale, { route: "product", id });

describe.each(locales)("in %s", (locale) => {
  const words = (key: string, values = {}) => plain(t(locale, key, values));
  const read = (page: Parameters<typeof path>[1]): CheerioAPI => builtPage(path(locale, page)).document;
  const phone = { phone: shownPhone(company.mainPhone) };

  test.each(["home", "landing"] as const)(
    "the sections of the page %s stand in order, each under its anchor",
    (page) => {
      const $ = read(page);
      expect(textsOf($, "main h1, main h2")).toEqual(sections[page].map(([key]) => words(key)));
      for (const [key, anchor] of sections[page])
        if (anchor) expect(textsOf($, `#${anchor} :is(h1, h2)`)).toContain(words(key));
    },
  );

  test("home says of a pallet what its own page says: name, size and load", () => {
    const tiles = read("home")(".product-tiles li");
    expect(tiles.length).toBe(featured.length);
    for (const [index, { id, name, geometry, maxLoad }] of featured.entries()) {
      const own = read({ route: "product", id });
      const load = words("decision.loadValue", { load: figure(locale, maxLoad) });
      const [link, facts] = [tiles.eq(index).children("a"), textsOf(own, "main dd")];
      expect(link.attr("href")).toBe(productPath(locale, id));
      expect(link.find("img").length).toBe(1);
      expect(plain(link.text())).toBe(words(name) + plain(dimensionsOf(geometry)) + load);
      expect(textsOf(own, "h1")).toEqual([words(name)]);
      expect(facts).toEqual(expect.arrayContaining([plain(dimensionsOf(geometry)), load]));
    }
  });

  test("home leads from every industry to the pallet that it buys, or to the tool with its size", () => {
    const $ = read("home");
    const led = linksIn($, ".recommendations__slide");
    expect(led.length).toBe(recommendations.length);
    for (const [index, industry] of recommendations.entries()) {
      const slide = $(".recommendations__slide").eq(index);
      expect(textsOf($, slide.children("strong"))).toEqual([words(`home.recommendations.${industry.key}`)]);
      expect(plain(slide.children("p").text())).not.toBe("");
      const [said, href] = led[index] ?? [];
      const product = "product" in industry ? productById(industry.product) : undefined;
      if (product) {
        const { id, geometry, maxLoad } = product;
        expect(said).toContain(plain(inMillimetres(geometry.length, geometry.depth)));
        expect(said).toContain(words("decision.loadValue", { load: figure(locale, maxLoad) }));
        expect(href).toBe(productPath(locale, id));
      } else {
        const [length, depth] = "size" in industry ? industry.size : [];
        expect(said).toContain(words("home.tools.size.name"));
        expect(href).toBe(path(locale, "size") + (length ? `?l=${length}&w=${depth}` : ""));
      }
    }
  });

  test("home shows every document with its days, its file and a request, every industry and figure", () => {
    const $ = read("home");
    expect($(".ledger__row").length).toBe(certificates.length);
    for (const certificate of certificates) {
      const row = $(".ledger__row").has(`[data-dialog="${certificate.key}"]`);
      for (const day of daysOf(certificate)) expect(row.text()).toContain(writtenDay(day));
      const name = documentName(locale, certificate);
      expect(linksIn($, row)).toEqual([
        [words("home.certificates.enlarge", { name }), certificate.file],
        [
          words("home.certificates.requestAria", { title: name }),
          expect.stringMatching(new RegExp(`^${path(locale, "landing")}#a=`)),
        ],
      ]);
    }
    const slides = $(".recommendations__slide");
    expect(slides.length).toBe(recommendations.length);
    expect(slides.has("svg").length).toBe(recommendations.length);
    expect(textsOf($, ".statistics dd")).toEqual(
      ["formats", "customers", "experience"].map((key) => words(`home.company.statistics.${key}.value`)),
    );
  });

  test("home draws every board and block of the pallet, and names them", () => {
    const $ = read("home");
    const drawing = named($, "svg[role=img]", t(locale, "explodedPallet.alt"));
    const layers = explodedLayers(eurPallet);
    const drawn = drawing.find(".exploded-pallet__layer").toArray();
    expect(drawn.map((layer) => $(layer).find("use").length).reverse()).toEqual(
      layers.map(({ parts }) => parts),
    );
    expect(textsOf($, "#video li")).toEqual(
      layers.map(({ key, parts }) =>
        plain(
          `${t(locale, "explodedPallet.count", { n: parts })} ${t(locale, `explodedPallet.layers.${key}.name`)}` +
            t(locale, `explodedPallet.layers.${key}.text`),
        ),
      ),
    );
    const measures = textsOf($, drawing.find("text"));
    for (const length of [eurPallet.length, eurPallet.depth, eurPallet.height])
      expect(measures.filter((text) => text === String(length))).toHaveLength(1);
  });

  test("the page for a quote leads on to home, the EUR-type pallet, blocks, production and the phone", () => {
    const $ = read("landing");
    const call = phoneLink(company.mainPhone);
    expect(linksIn($, "main")).toEqual(
      expect.arrayContaining([
        [words("landing.imageFeature.button"), path(locale, "home")],
        [words("landing.products.epalPallet.button"), productPath(locale, products[0].id)],
        [words("landing.products.blockSupport.button"), path(locale, "blocks")],
        [words("landing.products.productionLine.button"), path(locale, "home", "company")],
        [words("landing.hero.callButton", phone), call],
        [words("landing.callToAction.phoneButton", phone), call],
      ]),
    );
    const band = named($, "main section", t(locale, "landing.callToAction.heading"));
    expect(textsOf($, band.find(`a[href="${call}"]`))).toEqual([plain(phone.phone)]);
  });
});
