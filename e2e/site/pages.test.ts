/** Tests pages in every language: each states the content data and catalog texts, and links to the right targets. */
import type { CheerioAPI } from "cheerio";

import { certificates } from "../../app/_content/company/certificates";
import { company, phoneLink, shownPhone } from "../../app/_content/company/company";
import { contactCard } from "../../app/_content/downloads";
import { knowledgeLink, menu, rangeMenu, toolsMenu } from "../../app/_content/menu";
import { articleAfter, articleSections, news, type NewsArticle } from "../../app/_content/news";
import { featured } from "../../app/_content/products";
import { writtenDay } from "../../app/_content/validity/day";
import { daysOf } from "../../app/_content/validity/state";
import { longDate } from "../../app/_i18n/dates";
import { languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { testCatalog } from "../../app/_i18n/test-translator";
import { decode } from "../../app/_quote/line/decode";
import { quoteAddress } from "../../app/_quote/line/quote-address";
import { builtPage } from "../support/built-pages";
import { t } from "../support/catalog";
import { linksIn, plain, textsOf } from "../support/read";

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
});
