import type { Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 412, height } });

/** Notes from the start which children of `.later` a page skips when it lays itself out. */
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
        .locator(".later > *")
        .evaluateAll((sections) => [
          ...new Set(sections.map((section) => getComputedStyle(section).contentVisibility)),
        ]),
    )
    .toEqual(["visible"]);
}

/** Where a section that is led to stops, in pixels: scroll padding and margin (base.css). */
const belowHeader = (6 + 5) * 16;

const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

test("a phone lays out what is far below after the first view, and then for good", async ({ page }) => {
  const skipped = await noteSkipped(page);
  await page.goto(path("pl", "home"));
  await expectLaidOut(page);
  expect(await skipped()).toBeGreaterThanOrEqual(4);
});

test("a section that the address names is in its place", async ({ page }) => {
  await page.goto(path("pl", "home", "contact"));
  await expect.poll(() => top(page, "contact")).toBe(belowHeader);
  await expectLaidOut(page);
  expect(await top(page, "contact")).toBe(belowHeader);
});

test("a link to a section leads to its very beginning", async ({ page }) => {
  await page.goto(path("pl", "home"));
  await expectLaidOut(page);
  await page.evaluate(() => location.assign("#contact"));
  await expect.poll(() => top(page, "contact")).toBe(belowHeader);
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
