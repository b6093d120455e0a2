import type { Page } from "@playwright/test";

import { reloadDelay } from "../../app/_client/arrival";
import { pages } from "../../app/_content/pages";
import { path } from "../../app/_i18n/paths";
import { traitsOf } from "../../app/_i18n/routes";
import { sitemapPages } from "../support/built-pages";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { expect, test } from "../support/test";

/** Expects that the reload note is gone, which a page's script removes at once. */
const expectNoNote = (page: Page) =>
  // Retried, because the evaluation fails during navigation.
  expect(async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/reload/i);
  }).toPass();

test("an entry of the menu opens its page at the top and reloads it once, which shows its section before any module has come; back and forward reload nothing", async ({
  page,
}) => {
  const home = path(locale, "home");
  const reloading = pages.filter(({ route }) => traitsOf(route).menuReloads);
  const from = path(locale, reloading[0] ?? "catalogue");
  const start = Date.parse("2026-03-04T05:06:07Z");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.install({ time: start });
  await page.goto(from);
  await expectStarted(page);
  await page.clock.pauseAt(start + 60_000);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: t(locale, "nav.openMenu") }).click();
  const menu = page.getByRole("navigation", { name: t(locale, "nav.mainMenu") });
  await menu.getByRole("link", { name: t(locale, "nav.about"), exact: true }).click();
  await expect.poll(() => documents).toEqual([home]);
  await page.waitForURL((url) => url.pathname === home);
  await expectNoNote(page);
  expect(await page.evaluate(() => scrollY), "opens at its top").toBe(0);
  await page.clock.runFor(reloadDelay - 1);
  expect(documents).toEqual([home]);

  // Requests without a response.
  await page.route("**/*.js", () => {});
  await page.clock.runFor(1);
  await expect.poll(() => documents).toEqual([home, home]);
  await expect(page.getByRole("heading", { name: t(locale, "home.about.heading") })).toBeInViewport();
  await expect(page).toHaveURL(/#about$/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goBack();
  await page.waitForURL(`**${from}`);
  await page.goForward();
  await expect(page).toHaveURL(/#about$/);
  await expectNoNote(page);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  const before = [...documents];
  await page.clock.runFor(10 * reloadDelay);
  expect(documents).toEqual(before);
});

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
  // Query strings and fragments do not make another page.
  const pages = allowed("Prerender").map((url) => url.replace(/[?#].*/, ""));
  expect(known).toEqual(expect.arrayContaining(pages));
  for (const reloaded of ["home", "news"] as const)
    expect(pages).not.toContain(String(baseURL) + path(locale, reloaded));
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: t(locale, "nav.requestQuote") }).hover();
  // Playwright prevents prerendering; the browser then prefetches the HTML by the same rules.
  await expect.poll(() => prepared).toEqual([baseURL + path(locale, "landing")]);
  expect(errors).toEqual([]);
});
