/** Tests pages in every language: each states the content data and catalog texts, and links to the right targets. */
import type { CheerioAPI } from "cheerio";

import { certificates } from "../../app/_content/company/certificates";
import { company, phoneLink, rating as fixed, shownPhone } from "../../app/_content/company/company";
import { contactCard } from "../../app/_content/downloads";
import { knowledgeLink, menu, rangeMenu, toolsMenu } from "../../app/_content/menu";
import { type NewsArticle, articleAfter, articleSections, news } from "../../app/_content/news";
import { type Product, featured, products } from "../../app/_content/products";
import { writtenDay, daysOf } from "../../app/_content/validity";
import { longDate } from "../../app/_i18n/dates";
import { languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { testCatalog, testTranslator } from "../../app/_i18n/test-translator";
import { decode } from "../../app/_quote/line/decode";
import { addLoadAddress, quoteAddress } from "../../app/_quote/line/quote-address";
import { builtPage, quoteTexts } from "../support/built-pages";
import { t } from "../support/catalog";
import { linksIn, named, plain, textsOf } from "../support/read";
import { vehicleById, vehicles } from "../../app/_content/vehicles";
import { decimals, figure, times } from "../../app/_i18n/figures";
import { fullLoad } from "../../app/_load/full-load";
import { type Fact, productFacts } from "../../app/_load/product-facts";
import { onRequest, packagingFacts, supportFacts } from "../../app/_load/product-texts";

const productPath = (locale: (typeof locales)[number], id: number) => path(locale, { route: "product", id });

describe.each(locales)("in %s", (locale) => {
  const tRoot = (key: string, values = {}) => plain(t(locale, key, values));
  const read = (page: Parameters<typeof path>[1]): CheerioAPI => builtPage(path(locale, page)).document;

  test("the header leads to every entry of its menu, to the featured pallets and to a quote", () => {
    const $ = read("home");
    expect(linksIn($, ".site-menu__list").map(([, href]) => href)).toEqual(
      expect.arrayContaining([
        ...[...menu, ...rangeMenu, ...toolsMenu, knowledgeLink].map(({ page, anchor }) =>
          path(locale, page, anchor),
        ),
        ...featured.map(({ id }) => productPath(locale, id)),
      ]),
    );
    expect(linksIn($, ".site-header")).toContainEqual([tRoot("nav.requestQuote"), path(locale, "landing")]);
    // Each language is listed by its own name.
    const named = linksIn($, ".language-menu__list").map(([name]) => name);
    expect(named).toEqual(locales.map((other) => languages[other].name));
  });

  test("contact and footer have every phone, mailbox and address of the company, and its data page the contact card", () => {
    const $ = read("home");
    const calls = [company.mainPhone, ...company.otherPhones.map(({ number }) => number)];
    const mailboxes = Object.values(company.emails);
    expect(linksIn($, "#contact").map(([, href]) => href)).toEqual(
      expect.arrayContaining([...calls.map(phoneLink), ...mailboxes.map((email) => `mailto:${email}`)]),
    );
    expect(linksIn(read("companyData"), "main").map(([, href]) => href)).toContain(
      `/papers/${contactCard(locale)}`,
    );
    expect(textsOf($, "#contact a")).toEqual(
      expect.arrayContaining([...calls.map((number) => plain(shownPhone(number))), ...mailboxes]),
    );
    for (const { street, postcode, town } of company.addresses) {
      expect(plain($("#contact").text())).toContain(`${street}, ${postcode} ${town}`);
      expect(plain($("footer address").text())).toContain(`${street} ${postcode} ${town}`);
    }
    const { copyrightYear: year, name, designer } = company;
    const footer = plain($("footer.site-footer").text());
    expect(footer).toContain(tRoot("footer.copyright", { year, company: name }));
    expect(footer).toContain(tRoot("footer.credit", { designer }));
    expect(linksIn($, ".site-footer__legal")).toEqual([
      [tRoot("companyData.link"), path(locale, "companyData")],
      [tRoot("footer.privacyLink"), path(locale, "privacy")],
      [tRoot("accessibilityStatement.link"), path(locale, "accessibility")],
    ]);
  });

  test("every news article leads to its own page, with the whole article and a link to the next", () => {
    const $ = read("news");
    const { articles } = testCatalog(locale).news;
    for (const article of news as readonly NewsArticle[]) {
      const { key, id, day, product, subject, tools = [], asks } = article;
      const address = path(locale, { route: "article", id });
      const texts = articleSections(articles, key)
        .flatMap(({ heading, items, paragraphs }) => [heading, ...items, ...paragraphs])
        .map((text) => tRoot(`news.articles.${text}`));
      const listed = $("article").has(`#${id}`);
      expect(textsOf($, listed.find("time, h2, .lead, section :is(h3, li, p)"))).toEqual([
        plain(longDate(locale, day)),
        tRoot(`news.articles.${key}.title`),
        tRoot(`news.articles.${key}.lead`),
        ...texts,
      ]);
      const ways = linksIn($, listed).map(([, href]) => href);
      expect(ways).toContain(address);
      const page = read({ route: "article", id });
      expect(textsOf(page, "main h1")).toEqual([tRoot(`news.articles.${key}.title`)]);
      expect(textsOf(page, ".article__text :is(h2, li, p)")).toEqual(texts);
      const next = articleAfter(article);
      expect(linksIn(page, "main :is(aside, nav.article-next)").map(([, href]) => href)).toEqual([
        ...(product ? [productPath(locale, product)] : []),
        ...[subject, ...tools].flatMap((each) => (each ? [path(locale, each)] : [])),
        quoteAddress(locale, asks),
        ...(next ? [path(locale, { route: "article", id: next.id })] : []),
        path(locale, "news"),
      ]);
    }
  });

  test("home shows every document with its days, and one link that requests all", () => {
    const $ = read("home");
    const days = $(".ledger__row")
      .toArray()
      .map((row) =>
        $(row)
          .children()
          .eq(2)
          .text()
          .match(/\d\d\.\d\d\.\d{4}|\d+ \p{L}+ \d{4}/gu)
          ?.join(),
      );
    expect(days.toSorted()).toEqual(
      certificates
        .map((each) =>
          daysOf(each)
            .map((day) => writtenDay(day, languages[locale].region))
            .join(),
        )
        .toSorted(),
    );
    const [, list = ""] = $("#certify .button").attr("href")?.split("#a=") ?? [];
    const known = { products: [], vehicles: [], documents: certificates.map(({ key }) => key) };
    expect(decode(list, known).lines).toMatchObject(certificates.map(({ key }) => ({ document: key })));
  });

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
      const load = named($, "section", t(locale, "load.small.heading"));
      const rows = textsOf($, load.find("dl > div"));
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
