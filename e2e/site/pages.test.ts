/**
 * Tests pages in every language: each states the content data and catalog texts, and links to the right
 * targets.
 */
import type { CheerioAPI } from "cheerio";

import { company, phoneLink, shownPhone } from "../../app/_content/company/company";
import { contactCard } from "../../app/_content/downloads";
import { termId, terms } from "../../app/_content/knowledge/glossary";
import { knowledgeLink, menu, rangeMenu, toolsMenu } from "../../app/_content/menu";
import { articleAfter, articleSections, news, type NewsArticle, newsPages } from "../../app/_content/news";
import { featured } from "../../app/_content/products";
import { testCatalog } from "../../app/_i18n/test-translator";
import { quoteAddress } from "../../app/_quote/line/quote-address";
import { longDate } from "../../app/_i18n/dates";
import { languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { linksIn, named, plain, textsOf } from "../support/read";
import { builtPage, builtPages } from "../support/built-pages";

const productPath = (locale: (typeof locales)[number], id: number) => path(locale, { route: "product", id });

test("no page has more than three rules, except a statement, which hides them", () => {
  const counts = builtPages().map(
    ({ document: $ }) => $(".section-head__rule:not(.section__statement *)").length,
  );
  expect(Math.max(...counts)).toBe(3);
});

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
      expect(plain($("footer address").text())).toContain(`${street}${postcode} ${town}`);
    }
    const { copyrightYear: year, name, designer } = company;
    const footer = plain($("footer.site-footer").text());
    expect(footer).toContain(tRoot("footer.copyright", { year, company: name }));
    expect(footer).toContain(tRoot("footer.credit", { designer }));
  });

  test("the glossary has the row of every term under its anchor, other languages marked", () => {
    const $ = read("glossary");
    const others = locales.filter((other) => other !== locale);
    for (const key of terms) {
      const row = $(`tr#${termId(key)}`);
      expect(textsOf($, row.children("th"))).toEqual([tRoot(`knowledge.glossary.terms.${key}.term`)]);
      expect(
        row
          .children("td[lang]")
          .map((_, { attribs }) => attribs.lang)
          .toArray(),
      ).toEqual(others);
    }
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

  test("news marks its first page and offers nothing to press there", () => {
    const $ = read("news");
    const pages = named($, "nav", t(locale, "news.pagination.label"));
    expect(pages.find("li").length).toBe(newsPages);
    expect(textsOf($, pages.find("[aria-current=page]"))).toEqual([expect.stringMatching(/^1/)]);
    expect(pages.find("a, button, [tabindex], [role]").length).toBe(0);
  });
});
