/** Tests that the record of page changes is up to date, and that sitemap and structured data state its days. */
import { readFileSync } from "node:fs";

import { pageDates } from "../../app/_content/pages";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { pageTextHash } from "../../scripts/built/page-text";
import { builtPage, type BuiltPage, builtPages, errorPath, pageOf } from "../support/built-pages";

const pages = builtPages().filter(({ path: address }) => address !== errorPath);

const stale = (page: BuiltPage) =>
  pageTextHash(page.document) === pageDates[page.path]?.[0]
    ? []
    : [
        `${page.path} changed since ${pageDates[page.path]?.[1] ?? "ever"}: run npm run page-dates, then build again`,
      ];

test("no page differs from the record of its last change", () => {
  expect(pages.flatMap(stale)).toEqual([]);
  expect(Object.keys(pageDates)).toHaveLength(pages.length);
});

test("another word, figure or picture makes the record stale, the passing of time does not", () => {
  const page = builtPage(path("de", "knowledge"));
  const planted = (from: RegExp | string, to: string) => stale(pageOf(page, page.html.replace(from, to)));
  expect(planted("</main>", "<p>x</p></main>")).toEqual([
    expect.stringMatching(/^\/de\/wiedza\/ changed since/),
  ]);
  expect(planted("</main>", '<img src="/pictures/x.webp" alt=""></main>')).toHaveLength(1);
  expect(planted("</main>", '<div class="counter">15 000 000</div></main>')).toEqual([]);
  expect(planted("</body>", "<p>x</p></body>")).toEqual([]);
});

test("the sitemap and the structured data state the day of the record", () => {
  const sitemap = readFileSync("out/sitemap.xml", "utf8");
  for (const page of pages) {
    const day = pageDates[page.path]?.[1] ?? "";
    const entry = sitemap.split("<url>").find((each) => each.includes(`<loc>${page.url}</loc>`));
    expect(entry).toContain(`<lastmod>${day}</lastmod>`);
  }
  for (const locale of locales)
    for (const route of ["knowledge", "marks", "ispm", "glossary"] as const) {
      const address = path(locale, route);
      expect(builtPage(address).html).toContain(`"dateModified":"${pageDates[address]?.[1]}"`);
    }
});
