import { findIslands } from "../../scripts/ship/islands";
import { t } from "../support/catalog";
import { holdRequests } from "../support/held-request";
import { answerForProviders, islandsWithControls } from "../support/islands";
import { expectStarted } from "../support/started";
import { expect, test } from "../support/test";

test("every island is tested here or with its form", () => {
  expect(
    islandsWithControls
      .map(({ name }) => name)
      .concat("request-form")
      .sort(),
  ).toEqual(findIslands(".").map(({ name }) => name));
});

for (const island of islandsWithControls) {
  test.describe(island.name, () => {
    test.beforeEach(({ page }) => answerForProviders(page));

    test("a press before its code has come is not lost", async ({ page, watch }) => {
      const come = await holdRequests(page, `**/assets/js/${island.name}-*.js`);
      await page.goto(island.address);
      await expectStarted(page);
      const control = island.control(page);
      await control.click();
      await expect(control, "nothing has happened yet").toBeVisible();
      await expect(page.locator("[data-awake]", { has: control })).toHaveCount(0);
      come();
      await island.expectDone(page);
      watch.foreign.splice(0);
    });

    test("a key before any script has come is not lost", async ({ page, watch }) => {
      const come = await holdRequests(page, "**/assets/js/start-*.js");
      await page.goto(island.address);
      const control = island.control(page);
      await control.focus();
      await page.keyboard.press("Enter");
      await expect(page, "nothing has happened yet").toHaveURL(island.address);
      come();
      await island.expectDone(page);
      watch.foreign.splice(0);
    });
  });
}

test("of two presses before any script has come, the last is done", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/start-*.js");
  await page.goto("/");
  const buttons = page.locator(".banner__picker button");
  await buttons.nth(1).click();
  await buttons.nth(2).click();
  come();
  await expect(buttons.nth(2)).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".banner-slide").nth(2)).toBeInViewport({ ratio: 0.5 });
});

test("a press on what is no island works before any script has come", async ({ page }) => {
  await holdRequests(page, "**/assets/js/start-*.js");
  await page.goto("/");
  await page
    .locator(".site-footer")
    .getByRole("link", { name: t("pl", "nav.requestQuote") })
    .click();
  await page.waitForURL("**/landing/");
});
