import type { Page } from "@playwright/test";

import { path } from "../../../app/_i18n/paths";
import { height } from "../../support/measures/screens";
import { expect, test } from "../../support/test";

test.use({ viewport: { width: 412, height } });

/** Notes from the start which children of `.deferred-sections` a page skips when it lays itself out. */
async function noteSkipped(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const skipped = new Set<EventTarget | null>();
    document.addEventListener(
      "contentvisibilityautostatechange",
      (event) => (event as Event & { skipped: boolean }).skipped && skipped.add(event.target),
      true,
    );
    Object.assign(window, { skipped });
  });
  return () => page.evaluate(() => (window as unknown as { skipped: Set<EventTarget> }).skipped.size);
}

/** Waits until every section is laid out for good. */
async function expectLaidOut(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator(".deferred-sections > *")
        .evaluateAll((sections) => [
          ...new Set(sections.map((section) => getComputedStyle(section).contentVisibility)),
        ]),
    )
    .toEqual(["visible"]);
}

const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Waits until a section that was led to stops where it has to: below the header, by scroll padding and margin (base.css). */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const place = await page
    .locator(`#${id}`)
    .evaluate(
      (section) =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
        parseFloat(getComputedStyle(section).scrollMarginBlockStart),
    );
  await expect.poll(() => top(page, id)).toBe(Math.round(place));
  const header = await page.locator(".site-header").evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(place).toBeGreaterThan(header);
}

test("a phone lays out what is far below after the first view, and then for good", async ({ page }) => {
  const skipped = await noteSkipped(page);
  await page.goto(path("pl", "home"));
  await expectLaidOut(page);
  expect(await skipped()).toBeGreaterThanOrEqual(4);
});

test("a section that the address names is in its place", async ({ page }) => {
  await page.goto(path("pl", "home", "contact"));
  await expectBelowHeader(page, "contact");
  await expectLaidOut(page);
  await expectBelowHeader(page, "contact");
});

test("a link to a section leads to its very beginning", async ({ page }) => {
  await page.goto(path("pl", "home"));
  await expectLaidOut(page);
  await page.evaluate(() => location.assign("#contact"));
  await expectBelowHeader(page, "contact");
});

test("a page that is loaded again stays where it was", async ({ page }) => {
  await page.goto(path("pl", "home"));
  await expectLaidOut(page);
  await page.evaluate(() => document.getElementById("rekom")?.scrollIntoView({ behavior: "instant" }));
  const before = await top(page, "rekom");
  await page.reload();
  await expectLaidOut(page);
  // Browsers note whole pixels, and sections are as high as their lines.
  await expect.poll(async () => Math.abs((await top(page, "rekom")) - before)).toBeLessThanOrEqual(1);
});
