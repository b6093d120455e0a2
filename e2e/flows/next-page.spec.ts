import { path } from "../../app/_i18n/paths";
import { sitemapPages } from "../support/built-pages";
import { flowLocale as locale } from "../support/matrix";
import { expect, test } from "../support/test";

test("a hovered link's page is prepared: no file, no place on the same page, no other language, none that the menu reloads", async ({
  page,
  baseURL,
}) => {
  const here = path(locale, "catalogue");
  await page.goto(here);
  const tools = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const prepared: string[] = [];
  let candidates: { action: string; url: string }[] = [];
  tools.on("Preload.ruleSetUpdated", ({ ruleSet: { errorMessage } }) => {
    if (errorMessage) errors.push(errorMessage);
  });
  tools.on("Preload.prefetchStatusUpdated", ({ key, status }) => {
    if (status === "Ready") prepared.push(key.url);
  });
  tools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key);
  });
  await tools.send("Preload.enable");
  const allowed = (action: "Prerender" | "Prefetch") =>
    candidates.flatMap((each) => (each.action === action ? each.url : [])).sort();
  await expect.poll(() => allowed("Prerender").length).toBeGreaterThan(2);
  expect(allowed("Prefetch"), "what browsers fetch that draw nothing ahead").toEqual(allowed("Prerender"));
  const known = sitemapPages()
    .filter((each) => each.locale === locale && each.path !== here)
    .map(({ url }) => url);
  for (const url of allowed("Prerender")) {
    // Query strings and fragments for a quote do not make another page.
    expect(known).toContain(url.replace(/[?#].*/, ""));
  }
  await page.locator(".site-menu__list a").first().hover();
  await page.locator(".site-header__quote").hover();
  // Playwright prevents prerendering; the browser then prefetches the HTML by the same rules.
  await expect.poll(() => prepared).toEqual([baseURL + path(locale, "landing")]);
  expect(errors).toEqual([]);
});
