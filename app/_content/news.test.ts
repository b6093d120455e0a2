import { locales } from "../_i18n/languages";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import pl from "../../messages/pl.json";
import { news } from "./news";

const catalogs = { pl, de, en };

/** The dates of the specification (section 2). */
const dates = ["2024-04-30", "2024-05-15", "2024-06-20", "2024-08-24"];

describe.each(locales)("news in %s", (locale) => {
  const { articles } = catalogs[locale].news;

  test("names every text of every article once, in the order of the catalog", () => {
    expect(news.map(({ key }) => key)).toEqual(Object.keys(articles));
    for (const { key, sections } of news) {
      const named = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
      const written = Object.entries(articles[key].body).flatMap(([section, texts]) =>
        Object.keys(texts).map((text) => `${key}.body.${section}.${text}`),
      );
      expect(named).toEqual(written);
    }
  });

  test("says the date that machines read", () => {
    const long = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
      dateStyle: "long",
      timeZone: "UTC",
    });
    for (const [index, { key }] of news.entries()) {
      expect(articles[key].dateIso).toBe(dates[index]);
      // Words that belong together hold together, with spaces that do not break.
      expect(articles[key].date.replaceAll("\u00a0", " ")).toBe(long.format(new Date(articles[key].dateIso)));
    }
  });
});

test("the label of the fourth article alone follows the article before it", () => {
  expect(news.map((article) => "labelFollowsPrevious" in article)).toEqual([false, false, false, true]);
});

test("anchors are different from each other and need no escaping", () => {
  const ids = news.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
