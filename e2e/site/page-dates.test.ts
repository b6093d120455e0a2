/** Tests that the sitemap and structured data state a day of each page's last change. */
import { readFileSync } from "node:fs";

import { isDay } from "../../app/_content/validity/day";
import { path } from "../../app/_i18n/paths";
import { pageTextHash } from "../../scripts/postbuild/page-dates";
import { builtPage, builtPages, errorPath, pageOf } from "../support/built-pages";

const pages = builtPages().filter(({ path: address }) => address !== errorPath);

test("another word, figure or picture changes what a page tells, the passing of time does not", () => {
  const page = builtPage(path("de", "knowledge"));
  const isOther = (from: string, to: string) =>
    pageTextHash(pageOf(page, page.html.replace(from, to)).document) !== pageTextHash(page.document);
  expect(isOther("</main>", "<p>x</p></main>")).toBe(true);
  expect(isOther("</main>", '<img src="/pictures/x.webp" alt=""></main>')).toBe(true);
  expect(isOther("</main>", '<div class="counter">15 000 000</div></main>')).toBe(false);
  expect(isOther("</body>", "<p>x</p></body>")).toBe(false);
});

test("the sitemap and the structured data of a page state one day", () => {
  const sitemap = readFileSync("out/sitemap.xml", "utf8");
  const stated = pages.filter(({ url, html }) => {
    const entry = sitemap.split("<url>").find((each) => each.includes(`<loc>${url}</loc>`)) ?? "";
    const [, day = ""] = /<lastmod>(.*?)<\/lastmod>/.exec(entry) ?? [];
    expect([url, isDay(day)]).toEqual([url, true]);
    const [, modified] = /"dateModified":"(.*?)"/.exec(html) ?? [];
    if (modified) expect([url, modified]).toEqual([url, day]);
    return modified;
  });
  const named = stated.map(({ path: address }) => address);
  for (const route of ["knowledge", "marks", "ispm", "glossary", "privacy"] as const)
    expect(named).toContain(path("en", route));
});
