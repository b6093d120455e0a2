import type { Page } from "@playwright/test";

import { reloadDelay } from "../../app/_client/arrival";
import { pages } from "../../app/_content/pages";
import { path } from "../../app/_i18n/paths";
import { traitsOf } from "../../app/_i18n/routes";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands";
import { flowLocale as locale, run } from "../support/matrix";
import { expect, test } from "../support/test";

const start = Date.parse("2026-03-04T05:06:07Z");
const home = path(locale, "home");

/** Opens a page with a paused clock. @returns the paths of the documents requested from then on, in order */
async function openStill(page: Page, address: string): Promise<string[]> {
  await page.clock.install({ time: start });
  await page.goto(address);
  await expectStarted(page);
  await page.clock.pauseAt(start + 60_000);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Expects that the reload note is gone, which a page's script removes at once. */
const expectNoNote = (page: Page) =>
  // Retried, because the evaluation fails during navigation.
  expect(async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/reload/i);
  }).toPass();

const reloading = pages.filter(({ route }) => traitsOf(route).menuReloads);
const from = path(locale, reloading[run.seed % reloading.length] ?? "catalogue");

test("an entry of the menu opens its page at the top and reloads it once, which shows its section before any module has come; back and forward reload nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const documents = await openStill(page, from);
  await page.getByRole("button", { name: t(locale, "nav.openMenu") }).click();
  await page
    .locator(".site-menu__list")
    .getByRole("link", { name: t(locale, "nav.about"), exact: true })
    .click();
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
