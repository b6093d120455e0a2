/** Tests the files for robots under different settings. Each test imports them anew. */
import type { MetadataRoute } from "next";

import { pages } from "./_content/pages";
import { defaultLocale, languages, type Locale, locales } from "./_i18n/languages";
import { type Page, path } from "./_i18n/paths";
import { readSettings } from "./_settings/read-settings";

async function withSettings<Module>(
  { basePath = "", ...set }: { basePath?: string; SITE_STAGE?: string },
  load: () => Promise<Module>,
) {
  jest.resetModules();
  const settings = readSettings({ NEXT_PUBLIC_SITE_URL: "https://silvapal.example", ...set });
  jest.doMock("./_settings/base-path", () => ({ basePath }));
  jest.doMock("./_settings/settings", () => ({ settings }));
  return load();
}

const sitemapOf = async (basePath = ""): Promise<MetadataRoute.Sitemap> =>
  (await withSettings({ basePath }, () => import("./sitemap"))).default();

test("the sitemap names every page in every language once, each with its alternate pages", async () => {
  const urlIn = (locale: Locale, page: Page) => `https://silvapal.example${path(locale, page)}`;
  const entries = pages.flatMap((page) => {
    const alternates = locales.map((locale) => [languages[locale].tag, urlIn(locale, page)]);
    const all = Object.fromEntries([...alternates, ["x-default", urlIn(defaultLocale, page)]]);
    return locales.map((locale) => ({ url: urlIn(locale, page), alternates: { languages: all } }));
  });
  const found = await sitemapOf();
  expect(found.map(({ url, alternates }) => ({ url, alternates }))).toEqual(entries);
  // A day, never the time of a build. Which day: `e2e/site/page-dates.test.ts`.
  for (const { lastModified } of found) expect(lastModified).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(pages.length * locales.length);
});

test("built for a folder, every address lies in it", async () => {
  for (const { url, alternates } of await sitemapOf("/some/folder"))
    for (const address of [url, ...Object.values(alternates?.languages ?? {})])
      expect(address).toMatch(/^https:\/\/silvapal\.example\/some\/folder\//);
});

test("robots may read the site and find the sitemap", async () => {
  const { default: robots } = await withSettings({ basePath: "/folder" }, () => import("./robots"));
  expect(robots()).toEqual({
    rules: { userAgent: "*", allow: "/" },
    sitemap: "https://silvapal.example/folder/sitemap.xml",
  });
});

test("robots may not read a preview", async () => {
  const { default: robots } = await withSettings({ SITE_STAGE: "preview" }, () => import("./robots"));
  expect(robots()).toEqual({ rules: { userAgent: "*", disallow: "/" } });
});

test("the contact for security is valid for less than a year (RFC 9116, 2.5.5)", async () => {
  const { securityContact } = await withSettings(
    {},
    () => import("./.well-known/security.txt/security-contact"),
  );
  const now = Date.parse("2026-02-28T12:00:00Z");
  const fields = Object.fromEntries(
    securityContact(now)
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(Object.keys(fields)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.Canonical).toBe("https://silvapal.example/.well-known/security.txt");
  const days = (Date.parse(String(fields.Expires)) - now) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
