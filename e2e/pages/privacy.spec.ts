import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { languages, locales, storageKeys } from "../../app/_i18n/languages";
import { prefix } from "../../app/_i18n/paths";
import { sitemapPages } from "../../scripts/built/sitemap";
import { counted } from "../support/measures/counted";
import { hydrateIslands } from "../support/islands/hydrate-islands";
import { errorPath } from "../support/shipped";
import { expect, test } from "../support/test";

/** Everything a browser can keep for a site, by where it lies. */
async function kept(page: Page) {
  const { cookies } = await page.context().storageState();
  const inPage = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: { ...localStorage },
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...inPage, cookies };
}

/** Keeps nothing but, where given, the language and the draft of a form. */
const nothingBut = (local: object, session: readonly string[] = []) => ({
  cookie: "",
  cookies: [],
  local,
  session,
  databases: [],
  caches: [],
  workers: 0,
});

for (const locale of locales) {
  // That nothing leaves to another host is watched by every test of the browser.
  test(`the pages in ${languages[locale].name} keep nothing but language and drafts`, async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const pages = sitemapPages().filter((each) => each.locale === locale);
    const { code, name } = languages[locale];
    // The language that is shown is stored at the start (R6).
    const shown = { [storageKeys[0]]: code, [storageKeys[1]]: name };

    const drafts: string[] = [];
    for (const path of [...pages.map((each) => each.path), ...(locale === "pl" ? [errorPath] : [])]) {
      await page.goto(path);
      await hydrateIslands(page);
      const form = page.locator("form[data-draft]");
      if (await form.count()) {
        const draft = `draft:${await form.getAttribute("data-draft")}`;
        await form.locator("textarea").fill("Begun");
        await expect
          .poll(() => page.evaluate((key) => sessionStorage.getItem(key), draft))
          .toContain("Begun");
        drafts.push(draft);
      }
      const now = await kept(page);
      expect
        .soft({ ...now, session: now.session.toSorted() }, path)
        .toEqual(nothingBut(shown, drafts.toSorted()));
    }
    expect(drafts).toHaveLength(products.length + 1);

    // A choice stores its two values, and nothing else.
    await page.goto(pages[0]?.path ?? "");
    await page.locator(".language-menu summary").click();
    const chosen = locale === "de" ? "en" : "de";
    const other = languages[chosen];
    await page.locator(".language-menu__list").getByRole("link", { name: other.name }).click();
    await page.waitForURL((url) => url.pathname.startsWith(`${prefix(chosen)}/`));
    expect((await kept(page)).local).toEqual({
      [storageKeys[0]]: other.code,
      [storageKeys[1]]: other.name,
    });
    expect(requests.length).toBeGreaterThan(50);
    counted("requests, none to another host", requests.length);
  });
}
