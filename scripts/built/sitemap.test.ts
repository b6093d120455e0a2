/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

const many = Array.from({ length: 19 }, (_, index) => `/products/${index}/`);

test("reads every page with its language and its twins", () => {
  writeSitemap(["/", "/de/landing/", ...many]);
  const [home, german, product] = sitemapPages(folder);
  expect(home).toEqual({
    url: `${origin}/`,
    path: "/",
    locale: "pl",
    twins: { pl: `${origin}/pl-of/`, "x-default": `${origin}/default-of/` },
  });
  expect(german).toMatchObject({ path: "/de/landing/", locale: "de" });
  expect(product).toMatchObject({ path: "/products/0/", locale: "pl" });
  expect(sitemapPages(folder)).toHaveLength(21);
});

test("refuses a list that is too short", () => {
  writeSitemap(["/", ...many]);
  expect(() => sitemapPages(folder)).toThrow("names 20 pages instead of 21");
});

test("refuses a folder without a finished site", () => {
  expect(() => sitemapPages(folder)).toThrow("sitemap.xml");
});
