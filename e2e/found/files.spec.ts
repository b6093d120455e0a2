import { company } from "../../app/_content/company/company";
import { news as articles } from "../../app/_content/news";
import { defaultLocale, languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { sitemapPages } from "../../scripts/built/sitemap";
import { expect, test } from "../support/test";

test("robots.txt asks everybody to leave a preview alone", async ({ request }) => {
  expect((await (await request.get("/robots.txt")).text()).trim()).toBe("User-Agent: *\nDisallow: /");
});

test("the manifest leads to the site and to icons of the sizes it names", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({
    start_url: "/",
    scope: "/",
    short_name: company.name,
    lang: languages[defaultLocale].tag,
  });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe(type);
    const bytes = await icon.body();
    // Width and height stand at a fixed place in every PNG (its first chunk, IHDR).
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test("every icon a page names is there", async ({ page, request }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) =>
      links.map((link) => ({ href: (link as HTMLLinkElement).href, type: (link as HTMLLinkElement).type })),
    );
  expect(icons).toHaveLength(3);
  for (const { href, type } of icons) {
    const icon = await request.get(href);
    expect(icon.status(), href).toBe(200);
    expect(icon.headers()["content-type"]).toContain(type);
  }
});

for (const locale of locales) {
  test(`the feed in ${locale} is well-formed and leads to the articles`, async ({ page, request }) => {
    const news = sitemapPages().find((each) => each.path === path(locale, "news"));
    const text = await (await request.get(`/feed/${locale}.xml`)).text();
    await page.goto(news?.path ?? "", { waitUntil: "domcontentloaded" });
    const feed = await page.evaluate((source) => {
      const xml = new DOMParser().parseFromString(source, "application/xml");
      return {
        broken: xml.querySelector("parsererror")?.textContent ?? null,
        self: xml.querySelector("feed > link[rel=self]")?.getAttribute("href"),
        entries: [...xml.querySelectorAll("entry")].map((entry) => ({
          title: entry.querySelector("title")?.textContent ?? "",
          url: entry.querySelector("link")?.getAttribute("href") ?? "",
        })),
      };
    }, text);
    expect(feed.broken).toBeNull();
    expect(feed.self).toBe(await page.locator('link[type="application/atom+xml"]').getAttribute("href"));
    expect(feed.entries).toHaveLength(articles.length);
    for (const { title, url } of feed.entries) {
      expect(url.replace(/#.*/, "")).toBe(news?.url);
      await expect(page.locator(`article:has(${new URL(url).hash})`)).toContainText(title);
    }
  });
}

test("llms.txt names every page, each with an address that answers", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  expect(text).toMatch(new RegExp(`^# ${company.name}\\n\\n> \\S.*\\n\\n\\S`));
  const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, url]) => url);
  for (const { url } of sitemapPages()) expect(links).toContain(url);
  for (const url of links) expect((await request.get(url ?? "")).status(), url).toBe(200);
});

test("security.txt names a contact and is not out of date", async ({ request, baseURL }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
