import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pages } from "../../app/_content/pages";
import { locales } from "../../app/_i18n/languages";
import { sitemapPages } from "./sitemap";

const origin = "https://www.example.com";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sitemap-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A sitemap of so many pages, as Next writes it. */
function writeSitemap(paths: readonly string[]): void {
  const entries = paths.map(
    (path) => `<url>
<loc>${origin}${path}</loc>
<xhtml:link rel="alternate" hreflang="pl" href="${origin}/pl-of${path}" />
<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/default-of${path}" />
</url>`,
  );
  writeFileSync(join(folder, "sitemap.xml"), `<urlset>\n${entries.join("\n")}\n</urlset>`);
}

const enough = pages.length * locales.length;
const many = Array.from({ length: enough - 2 }, (_, index) => `/products/${index}/`);

test("reads every page with its language and its alternate pages", () => {
  writeSitemap(["/", "/de/landing/", ...many]);
  const [home, german, product] = sitemapPages(folder);
  expect(home).toEqual({
    url: `${origin}/`,
    path: "/",
    locale: "pl",
    alternates: { pl: `${origin}/pl-of/`, "x-default": `${origin}/default-of/` },
  });
  expect(german).toMatchObject({ path: "/de/landing/", locale: "de" });
  expect(product).toMatchObject({ path: "/products/0/", locale: "pl" });
  expect(sitemapPages(folder)).toHaveLength(enough);
});

test("refuses a list that is too short", () => {
  writeSitemap(["/", ...many]);
  expect(() => sitemapPages(folder)).toThrow(`names ${enough - 1} pages instead of ${enough}`);
});
