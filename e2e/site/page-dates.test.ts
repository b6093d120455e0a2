/** Tests that the sitemap and structured data state a day of each page's last change. */
import { readFileSync } from "node:fs";

import { isDay } from "../../app/_content/validity/day";
import { path } from "../../app/_i18n/paths";
import { builtPages, errorPath } from "../support/built-pages";

const pages = builtPages().filter(({ path: address }) => address !== errorPath);

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
