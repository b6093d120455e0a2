import { locales } from "../_i18n/languages";
import { testCatalog } from "../_i18n/test-translator";
import { articleAfter, articleById, articleSections, news, type NewsArticle } from "./news";

const catalogs = locales.map((locale) => ({ locale, articles: testCatalog(locale).news.articles }));

test.each(catalogs)("every text of an article in $locale is named once, in its order", ({ articles }) => {
  for (const { key } of news) {
    const named = articleSections(articles, key).flatMap(({ heading, items, paragraphs }) => [
      heading,
      ...items,
      ...paragraphs,
    ]);
    const written = Object.entries(articles[key].body).flatMap(([section, texts]) =>
      Object.keys(texts).map((text) => `${key}.body.${section}.${text}`),
    );
    expect(named).toEqual(written);
    expect(named.length).toBeGreaterThan(0);
  }
});

test("days are real ones, and an article comes after those before it", () => {
  const days: string[] = news.map(({ day }) => day);
  for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  expect(days).toEqual([...days].sort());
});

test("anchors are different from each other and need no escaping", () => {
  const ids = news.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("an article is found by its id, and one leads to the next until all were read", () => {
  const [first] = news;
  const read: NewsArticle[] = [first];
  for (let next = articleAfter(first); next && next.id !== first.id; next = articleAfter(next))
    read.push(next);
  expect(read.map(({ id }) => articleById(id))).toEqual(news);
  expect(articleAfter(first, [first])).toBeUndefined();
  expect(articleById("none")).toBeUndefined();
});
