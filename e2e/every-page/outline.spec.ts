import { expect, test } from "@playwright/test";

import { languages, locales } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { counted } from "../support/measures/counted";
import { type ShippedPage, shippedPages } from "../support/shipped";

/** The levels of a page's headings, in document order; those of dialogs that a script opens are not in the document. */
function outline({ document: $ }: ShippedPage): number[] {
  return $("h1, h2, h3, h4, h5, h6")
    .toArray()
    .map(({ name }) => Number(name.slice(1)));
}

const pages = new Map(shippedPages().map((page) => [page.url, page]));

for (const page of pages.values()) {
  test(`${page.path} has one h1, first of all, and skips no level`, () => {
    const levels = outline(page);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level, `heading ${index + 1} of ${levels.join(" ")}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 0) + 1,
      );
    counted("headings", levels.length);
  });
}

for (const { path, url, twins } of sitemapPages().filter(({ locale }) => locale === "pl")) {
  test(`${path} has the same outline in every language`, () => {
    const outlines = Object.fromEntries(
      Object.entries(twins).map(([language, twin]) => {
        const page = pages.get(twin);
        if (!page) throw new Error(`${url} names ${twin}, which is no page.`);
        return [language, outline(page).join(" ")];
      }),
    );
    expect(Object.keys(outlines).sort()).toEqual(
      [...locales.map((locale) => languages[locale].tag), "x-default"].sort(),
    );
    expect(outlines).toEqual(Object.fromEntries(Object.keys(outlines).map((each) => [each, outlines.pl])));
  });
}
