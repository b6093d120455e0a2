/** @jest-environment jsdom */
import { plainText } from "../_i18n/plain-text";
import { news } from "../_content/news";
import { languages, locales } from "../_i18n/languages";
import { pageUrl } from "../_layout/head/addresses";
import { newsFeed } from "./news-feed";
import { testTranslator } from "../_i18n/test-translator";

const atom = "http://www.w3.org/2005/Atom";

describe.each(locales)("the feed in %s", (locale) => {
  const t = testTranslator(locale);
  const feed = new DOMParser().parseFromString(newsFeed({ locale, t }), "application/xml");
  const all = (name: string, within: Document | Element = feed) => [
    ...within.getElementsByTagNameNS(atom, name),
  ];
  const text = (name: string, within: Document | Element = feed) => all(name, within)[0]?.textContent;

  test("says whose it is, and holds every article, the newest first, with an address that opens it", () => {
    const { documentElement: root } = feed;
    expect([root.namespaceURI, root.getAttribute("xml:lang")]).toEqual([atom, languages[locale].tag]);
    expect(text("title")).toContain(plainText(t("news.heading")));
    const links = (within: Element) =>
      [...within.children]
        .filter(({ localName }) => localName === "link")
        .map((link) => [link.getAttribute("rel"), link.getAttribute("href")]);
    expect(links(root)).toEqual([
      ["self", text("id")],
      ["alternate", pageUrl(locale, { route: "news" })],
    ]);
    const found = all("entry").map((entry) => ({
      ...Object.fromEntries([...entry.children].map((each) => [each.localName, each.textContent])),
      link: links(entry),
    }));
    const articles = news.map(({ key, id, day }) => ({
      id: pageUrl(locale, { route: "article", id }),
      title: plainText(t(`news.articles.${key}.title`)),
      published: `${day}T12:00:00Z`,
      updated: `${day}T12:00:00Z`,
      summary: plainText(t(`news.articles.${key}.lead`)),
      link: [["alternate", pageUrl(locale, { route: "article", id })]],
    }));
    // Articles are in the order of their days (`app/_content/news.test.ts`).
    expect(found).toEqual(articles.reverse());
    expect(text("updated")).toBe(articles[0]?.published);
  });
});

test("texts with XML syntax are escaped", () => {
  const marked = 'a < b & "c" > ]]>';
  const t = () => marked;
  const feed = new DOMParser().parseFromString(newsFeed({ locale: "pl", t: t as never }), "application/xml");
  expect([...feed.getElementsByTagNameNS(atom, "summary")].map((each) => each.textContent)).toEqual(
    news.map(() => marked),
  );
});
