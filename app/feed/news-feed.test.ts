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

  test("is well-formed and says whose it is", () => {
    expect(feed.documentElement.namespaceURI).toBe(atom);
    expect(feed.documentElement.getAttribute("xml:lang")).toBe(languages[locale].tag);
    expect(text("title")).toContain(plainText(t("news.heading")));
    const links = all("link").filter((link) => link.parentElement === feed.documentElement);
    expect(links.map((link) => link.getAttribute("rel"))).toEqual(["self", "alternate"]);
    expect(links[0]?.getAttribute("href")).toBe(text("id"));
  });

  test("holds every article, the newest first, with an address that opens it", () => {
    const entries = all("entry");
    expect(entries).toHaveLength(news.length);
    const days = entries.map((entry) => text("published", entry)?.slice(0, 10));
    expect(days).toEqual([...days].sort().reverse());
    expect(text("updated")).toBe(text("published", entries[0]));
    for (const { key, id, day } of news) {
      const entry = entries.find(
        (each) => text("title", each) === plainText(t(`news.articles.${key}.title`)),
      );
      expect(entry && text("summary", entry)).toBe(plainText(t(`news.articles.${key}.lead`)));
      expect(entry && text("id", entry)).toBe(pageUrl(locale, { route: "article", id }));
      for (const moment of ["published", "updated"])
        expect([moment, entry && text(moment, entry)]).toEqual([moment, `${day}T12:00:00Z`]);
      const links =
        entry && all("link", entry).map((link) => [link.getAttribute("rel"), link.getAttribute("href")]);
      expect(links).toEqual([["alternate", pageUrl(locale, { route: "article", id })]]);
    }
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
