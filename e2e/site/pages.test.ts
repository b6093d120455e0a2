/**
 * Facts on the built pages, in every language: each page says what the tables of the content and the catalogs hold, and its
 * links lead where they should.
 */
import type { CheerioAPI } from "cheerio";

import { company, phoneLink, shownPhone } from "../../app/_content/company/company";
import { termId, terms } from "../../app/_content/knowledge/glossary";
import { destinations } from "../../app/_content/knowledge/statements";
import { menu } from "../../app/_content/menu";
import { articleAfter, articleSections, news, type NewsArticle, newsPages } from "../../app/_content/news";
import { featured, products } from "../../app/_content/products";
import { testCatalog } from "../../app/_i18n/test-words";
import { quoteAddress } from "../../app/_features/contact/quote-address";
import { longDate, monthAndYear } from "../../app/_i18n/dates";
import { languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { linksIn, named, plain, textsOf } from "../support/read";
import { builtPage } from "../support/built-pages";

const productPath = (locale: (typeof locales)[number], id: number) => path(locale, { route: "product", id });

describe.each(locales)("in %s", (locale) => {
  const words = (key: string, values = {}) => plain(t(locale, key, values));
  const read = (page: Parameters<typeof path>[1]): CheerioAPI => builtPage(path(locale, page)).document;

  test("the header leads to every entry of its menu, and to a quote", () => {
    const $ = read("home");
    const header = linksIn($, ".site-header");
    const entries = menu
      .filter(({ label }) => label !== "company")
      .map(({ label, page, anchor }) => [words(`nav.${label}`), path(locale, page, anchor)]);
    const pallets = featured.map(({ id, name }) => [words(name), productPath(locale, id)]);
    expect(linksIn($, ".site-menu__list")).toEqual(
      expect.arrayContaining([
        ...entries,
        [words("nav.company"), path(locale, "home", "company")],
        [words("nav.products"), path(locale, "catalogue")],
        ...pallets,
      ]),
    );
    expect(header).toContainEqual([words("nav.requestQuote"), path(locale, "landing")]);
  });

  test("the header names every language in its own words, with its flag", () => {
    const $ = read("home");
    const list = $(".language-menu__list a")
      .toArray()
      .map((link) => ({
        ...$(link).attr(),
        text: plain($(link).text()),
        flag: $(link).find("img").attr("src"),
      }));
    expect(list).toEqual(
      locales.map((other) =>
        expect.objectContaining({
          lang: other,
          hreflang: other,
          href: path(other, "home"),
          text: languages[other].name,
          flag: `/flags/20x15/${languages[other].code}.png`,
        }),
      ),
    );
    expect($(".language-menu summary img").attr("src")).toBe(`/flags/20x15/${languages[locale].code}.png`);
  });

  test("contact and footer give every phone, mailbox and address of the company", () => {
    const $ = read("home");
    const calls = [company.mainPhone, ...company.otherPhones.map(({ number }) => number)];
    const contact = linksIn($, "#contact");
    for (const number of calls)
      expect(contact).toContainEqual([
        words("home.contact.callAria", { phone: shownPhone(number) }),
        phoneLink(number),
      ]);
    expect(textsOf($, "#contact a")).toEqual(
      expect.arrayContaining([
        ...calls.map((number) => plain(shownPhone(number))),
        ...Object.values(company.emails),
      ]),
    );
    const addresses = contact.map(([, href]) => href);
    for (const email of Object.values(company.emails)) expect(addresses).toContain(`mailto:${email}`);
    const [found, footer] = [plain($("#contact").text()), plain($("footer.site-footer").text())];
    for (const { street, postcode, town } of company.addresses) {
      expect(found).toContain(`${street}, ${postcode} ${town}`);
      expect(plain($("footer address").text())).toContain(`${street}${postcode} ${town}`);
    }
    const { copyrightYear: year, designer } = company;
    expect(footer).toContain(words("footer.copyright", { year, company: company.name }));
    expect(footer).toContain(words("footer.credit", { designer }));
  });

  test("the glossary has every term in every language, and what it means, under its anchor", () => {
    const $ = read("glossary");
    const term = (other: (typeof locales)[number], key: string) =>
      plain(t(other, `knowledge.glossary.terms.${key}.term`));
    for (const key of terms) {
      const row = $(`tr#${termId(key)}`);
      expect(textsOf($, row.children("th"))).toEqual([term(locale, key)]);
      for (const other of locales.filter((each) => each !== locale))
        expect(textsOf($, row.children(`td[lang=${other}]`))).toEqual([term(other, key)]);
      expect(textsOf($, row.children("td")).at(-1)).toBe(words(`knowledge.glossary.terms.${key}.definition`));
    }
  });

  test("every destination has its rule, its month and its authority", () => {
    const $ = read("ispm");
    for (const { key, checked, sources } of destinations) {
      const row = $("tr").filter((_, each) =>
        textsOf($, $(each).find("*")).includes(words(`knowledge.ispm.destinations.${key}.name`)),
      );
      expect(plain(row.text())).toContain(words(`knowledge.ispm.destinations.${key}.rule`));
      expect(textsOf($, row.find(`time[datetime="${checked}"]`))).toEqual([
        plain(monthAndYear(locale, checked)),
      ]);
      expect(linksIn($, row)).toEqual(
        expect.arrayContaining(sources.map(({ name, address }) => [plain(name), address])),
      );
    }
  });

  test("every article of the news leads to its own page, which says the whole of it and leads on", () => {
    const $ = read("news");
    const { articles } = testCatalog(locale).news;
    for (const article of news as readonly NewsArticle[]) {
      const { key, id, day, product, subject, tool } = article;
      const address = path(locale, { route: "article", id });
      const title = words(`news.articles.${key}.title`);
      const texts = articleSections(articles, key)
        .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
        .map((text) => words(`news.articles.${text}`));
      const listed = $("article").has(`#${id}`);
      expect(textsOf($, listed.find("time, h2, .lead, section :is(h3, p)"))).toEqual([
        plain(longDate(locale, day)),
        title,
        words(`news.articles.${key}.lead`),
        ...texts,
      ]);
      expect(plain(listed.find("img").attr("alt") ?? "")).toBe(words(`news.articles.${key}.imageAlt`));
      expect(linksIn($, listed)).toContainEqual([`${words("news.ownPage")}: ${title}`, address]);
      expect(linksIn($, listed).map(([, href]) => href)).toContain(quoteAddress(locale, article.asks));
      const page = read({ route: "article", id });
      expect(textsOf(page, "main h1")).toEqual([title]);
      expect(page("main article time").attr("datetime")).toBe(day);
      expect(plain(page(".article__origin").text())).toContain(
        words("news.author", { company: company.name }),
      );
      expect(textsOf(page, ".article__text :is(h2, p)")).toEqual(texts);
      const ways = linksIn(page, "main aside").map(([, href]) => href);
      expect(ways).toEqual([
        ...(product ? [productPath(locale, product)] : []),
        ...[subject, tool].flatMap((each) => (each ? [path(locale, each)] : [])),
        quoteAddress(locale, article.asks),
      ]);
      const next = articleAfter(article);
      expect(linksIn(page, "main nav.article-next")).toEqual([
        ...(next
          ? [[words(`news.articles.${next.key}.title`), path(locale, { route: "article", id: next.id })]]
          : []),
        [words("news.all"), path(locale, "news")],
      ]);
    }
  });

  test.each(["landing", "product"] as const)(
    "the form on the page %s says to agents what it does",
    (route) => {
      const $ = read(route === "product" ? { route, id: products[0].id } : route);
      const form = route === "product" ? "orderForm" : "contactForm";
      const tool = $("form[toolname]");
      expect(tool.attr("toolname")).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(plain(tool.attr("tooldescription") ?? "")).toBe(words(`${form}.tool.description`));
      // A visitor reads what was filled in, and sends it.
      expect(tool.attr("toolautosubmit")).toBeUndefined();
      const described = tool
        .find("[toolparamdescription]")
        .toArray()
        .map((field) => [$(field).attr("name"), plain($(field).attr("toolparamdescription") ?? "")]);
      expect(described).toEqual([
        ["message", words(`${form}.tool.message`)],
        ["rodoConsent", words("messages.toolConsent")],
      ]);
    },
  );

  test("news marks its first page, offers nothing to press there and no other language", () => {
    const $ = read("news");
    const pages = named($, "nav", t(locale, "news.pagination.label"));
    expect(textsOf($, pages.find("li"))).toEqual(
      Array.from({ length: newsPages }, (_, index) => index + 1).map(
        (page) => page + words(`news.pagination.${page === 1 ? "currentPage" : "page"}`, { page }),
      ),
    );
    expect(textsOf($, pages.find("[aria-current=page]"))).toEqual([expect.stringMatching(/^1/)]);
    expect(pages.find("a, button, [tabindex], [role]").length).toBe(0);
    expect($(".language-menu, body a[hreflang]").length).toBe(0);
  });
});
