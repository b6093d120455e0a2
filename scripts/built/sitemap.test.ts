import { pages } from "../../app/_content/pages";
import { locales } from "../../app/_i18n/languages";
import { testFolder } from "../../islands/build/test-folder";
import { sitemapPages } from "./sitemap";

const origin = "https://www.example.com";

const folder = testFolder();

/** A sitemap of so many pages, as Next writes it. */
function writeSitemap(paths: readonly string[]): void {
  const entries = paths.map(
    (path) => `<url>
<loc>${origin}${path}</loc>
<xhtml:link rel="alternate" hreflang="pl" href="${origin}/pl-of${path}" />
<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/default-of${path}" />
</url>`,
  );
  folder.write("sitemap.xml", `<urlset>\n${entries.join("\n")}\n</urlset>`);
}

const enough = pages.length * locales.length;
const many = Array.from({ length: enough - 2 }, (_, index) => `/products/${index}/`);

test("reads every page with its language and its alternate pages", () => {
  writeSitemap(["/", "/de/landing/", ...many]);
  const [home, german, product] = sitemapPages(folder.path);
  expect(home).toEqual({
    url: `${origin}/`,
    path: "/",
    locale: "pl",
    alternates: { pl: `${origin}/pl-of/`, "x-default": `${origin}/default-of/` },
  });
  expect(german).toMatchObject({ path: "/de/landing/", locale: "de" });
  expect(product).toMatchObject({ path: "/products/0/", locale: "pl" });
  expect(sitemapPages(folder.path)).toHaveLength(enough);
});

test("refuses a list that is too short", () => {
  writeSitemap(["/", ...many]);
  expect(() => sitemapPages(folder.path)).toThrow(`names ${enough - 1} pages instead of ${enough}`);
});
