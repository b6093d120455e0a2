import type { Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { pages } from "../../app/_content/pages";
import { routes } from "../../app/_i18n/routes";
import { reloadDelay } from "../../app/_client/arrival";
import { t } from "../support/catalog";
import { height } from "../support/measures/screens";
import { expectStarted } from "../support/islands/started";
import { expect, test } from "../support/test";
import { sampled, sampledLanguages } from "../support/matrix";

const start = Date.parse("2026-03-04T05:06:07Z");

/** Every document the page has requested, in order. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** Opens a page whose clock stands still, scripts included, and writes down what is opened from there. */
async function openStill(page: Page, address: string): Promise<string[]> {
  await page.clock.install({ time: start });
  await page.goto(address);
  await expectStarted(page);
  await page.clock.pauseAt(start + 60_000);
  return documentsOf(page);
}

const entry = (page: Page, name: string) =>
  page.locator(".site-menu__list").getByRole("link", { name, exact: true });

/** Both notes are taken down as soon as the script of a page runs. */
const expectNoNote = (page: Page) =>
  // The question is lost on a page that is just being replaced; then it is repeated.
  expect(async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/reload/i);
  }).toPass();

/** Lets the page that has just opened reload itself: not before its time, and never again. */
async function expectOneReload(page: Page, documents: string[], address: string) {
  await expect.poll(() => documents).toEqual([address]);
  await page.waitForURL((url) => url.pathname === address);
  await expectNoNote(page);
  expect(await page.evaluate(() => scrollY), "opens at its top").toBe(0);
  await page.clock.runFor(reloadDelay - 1);
  expect(documents).toEqual([address]);
  const reloaded = page.waitForEvent("load");
  await page.clock.runFor(1);
  await reloaded;
  await expectNoNote(page);
}

async function expectNoMore(page: Page, documents: string[], address: string) {
  await page.clock.runFor(10 * reloadDelay);
  expect(documents).toEqual([address, address]);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height }));

const reloading = pages.filter(({ route }) => routes[route].menuReloads).map((page) => path("pl", page));

for (const from of sampled(reloading)) {
  test(`from ${from} an entry opens its page at the top, reloads it once and shows its section`, async ({
    page,
  }) => {
    const documents = await openStill(page, from);
    await entry(page, t("pl", "nav.certificates")).click();
    await expectOneReload(page, documents, "/");
    await expect(page).toHaveURL(/\/#certify$/);
    await expect(page.getByRole("heading", { name: t("pl", "home.certificates.heading") })).toBeInViewport();
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
    await expectNoMore(page, documents, "/");
  });
}

test("the section is in view before any module has come", async ({ page }) => {
  const documents = await openStill(page, "/product-list/");
  await entry(page, t("pl", "nav.certificates")).click();
  await expect.poll(() => documents).toEqual(["/"]);
  await expectNoNote(page);
  // Never answered.
  await page.route("**/*.js", () => {});
  await page.clock.runFor(reloadDelay);
  await expect.poll(() => documents).toEqual(["/", "/"]);
  await expect(page.getByRole("heading", { name: t("pl", "home.certificates.heading") })).toBeInViewport();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

for (const locale of sampledLanguages()) {
  test(`an entry without a section stays at the top (${locale})`, async ({ page }) => {
    const documents = await openStill(page, path(locale, "catalogue"));
    await entry(page, t(locale, "nav.news")).click();
    await expectOneReload(page, documents, path(locale, "news"));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectNoMore(page, documents, path(locale, "news"));
  });
}

test("works from the menu of a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const documents = await openStill(page, "/product-list/");
  await page.getByRole("button", { name: t("pl", "nav.openMenu") }).click();
  await entry(page, t("pl", "nav.about")).click();
  await expectOneReload(page, documents, "/");
  await expect(page.getByRole("heading", { name: t("pl", "home.about.heading") })).toBeInViewport();
  await expectNoMore(page, documents, "/");
});

test("back and forward reload nothing", async ({ page }) => {
  const documents = await openStill(page, "/product-list/");
  await entry(page, t("pl", "nav.about")).click();
  await expectOneReload(page, documents, "/");
  await page.goBack();
  await expect(page).toHaveURL(/\/product-list\/$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/#about$/);
  const before = [...documents];
  await page.clock.runFor(10 * reloadDelay);
  expect(documents).toEqual(before);
});

test("a page that is left before its reload never reloads", async ({ page }) => {
  const documents = await openStill(page, "/product-list/");
  await entry(page, t("pl", "nav.news")).click();
  await expect.poll(() => documents).toEqual(["/aktualnosci/"]);
  await page.waitForLoadState("load");
  await expectNoNote(page);
  await page.goBack();
  await page.goForward();
  const before = [...documents];
  await page.clock.runFor(10 * reloadDelay);
  expect(documents).toEqual(before);
});

test("the menu of other pages is plain links", async ({ page }) => {
  const documents = await openStill(page, "/landing/");
  await entry(page, t("pl", "nav.news")).click();
  await expect.poll(() => documents).toEqual(["/aktualnosci/"]);
  await page.waitForLoadState("load");
  await page.clock.runFor(10 * reloadDelay);
  expect(documents).toEqual(["/aktualnosci/"]);
});

const clicks = [
  ["ctrl", { modifiers: ["ControlOrMeta"] }],
  ["shift", { modifiers: ["Shift"] }],
  ["the middle button", { button: "middle" }],
] as const;

for (const [name, press] of sampled<(typeof clicks)[number]>(clicks)) {
  test(`a click with ${name} is the browser's own`, async ({ page, context }) => {
    const documents = await openStill(page, "/product-list/");
    const opening = context.waitForEvent("page");
    await entry(page, t("pl", "nav.about")).click({
      ...press,
      modifiers: [...("modifiers" in press ? press.modifiers : [])],
    });
    const opened = await opening;
    const openedDocuments = documentsOf(opened);
    await expect(opened).toHaveURL(/\/#about$/);
    await opened.waitForLoadState("load");
    await opened.clock.runFor(10 * reloadDelay);
    expect(openedDocuments.filter((address) => address === "/").length).toBeLessThanOrEqual(1);
    expect(documents, "the page itself stays").toEqual([]);
    await expectNoNote(page);
  });
}

test("with storage blocked an entry is a plain link", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const documents = await openStill(page, "/product-list/");
  await entry(page, t("pl", "nav.about")).click();
  await expect(page).toHaveURL(/\/#about$/);
  await expect(page.getByRole("heading", { name: t("pl", "home.about.heading") })).toBeInViewport();
  await page.clock.runFor(10 * reloadDelay);
  expect(documents).toEqual(["/"]);
});

test("without JavaScript an entry is a plain link", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height });
  await page.goto("/product-list/");
  await entry(page, t("pl", "nav.about")).click();
  await expect(page).toHaveURL(/\/#about$/);
  await expect(page.getByRole("heading", { name: t("pl", "home.about.heading") })).toBeInViewport();
  await context.close();
});
