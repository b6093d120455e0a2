import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { findIslands } from "../../islands/build/islands";
import { notIslands, sources } from "../../scripts/postbuild/site";
import { t } from "../support/catalog";
import { holdRequests } from "../support/network";
import { answerForProviders, islandsWithControls } from "../support/islands/islands";
import { sampled } from "../support/matrix";
import { expectStarted } from "../support/islands/started";
import { expect, test } from "../support/test";

test("every island is tested here or with its form", () => {
  expect(
    islandsWithControls
      .map(({ name }) => name)
      .concat("request-form")
      .sort(),
  ).toEqual(findIslands(".", sources, notIslands).map(({ name }) => name));
});

const ways = ["a press before its code has come", "a key before any script has come"] as const;

for (const [index, island] of islandsWithControls.entries()) {
  for (const way of sampled(ways, index)) {
    test(`${island.name}: ${way} is not lost`, async ({ page, watch }) => {
      await answerForProviders(page);
      if (way === "a press before its code has come") {
        const come = await holdRequests(page, `**/assets/js/${island.name}-*.js`);
        await page.goto(island.address);
        await expectStarted(page);
        const control = island.control(page);
        await control.click();
        await expect(control, "nothing has happened yet").toBeVisible();
        await expect(page.locator("[data-hydrated]", { has: control })).toHaveCount(0);
        come();
      } else {
        const come = await holdRequests(page, "**/assets/js/loader-*.js");
        await page.goto(island.address);
        const control = island.control(page);
        await control.focus();
        await page.keyboard.press("Enter");
        await expect(page, "nothing has happened yet").toHaveURL(island.address);
        come();
      }
      await island.expectDone(page);
      watch.foreign.splice(0);
    });
  }
}

test("of two presses before any script has come, the last is done", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto("/");
  const buttons = page.locator(".banner__picker button");
  await buttons.nth(1).click();
  await buttons.nth(2).click();
  come();
  await expect(buttons.nth(2)).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".banner-slide").nth(2)).toBeInViewport({ ratio: 0.5 });
});

test("a document is enlarged before any script has come", async ({ page }) => {
  await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto("/");
  await page.locator(".ledger__open").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("arrow keys on a list of tabs before any script has come are not lost", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path("pl", { route: "product", id: products[0].id }));
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.first(), "seen at once").toHaveAttribute("aria-busy", "true");
  come();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(tabs.nth(1)).toBeFocused();
});

test("arrow keys turn the photographs before any script has come, and are counted then", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path("pl", "landing"));
  await page.locator(".photo-strip").getByRole("list").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".photo-strip li").nth(1)).toBeInViewport({ ratio: 0.99 });
  come();
  await expect(page.locator(".photo-strip__position")).toHaveText(
    t("pl", "accessibility.slideOf", { n: 2, count: 3 }),
  );
});

test("characters typed into a form before any script has come stay, and its check sees them", async ({
  page,
}) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path("pl", "landing"));
  const name = page.getByLabel(t("pl", "contactForm.fields.user_name.label"));
  await name.focus();
  await page.keyboard.type("Anna");
  await page.getByRole("button", { name: t("pl", "contactForm.submit") }).click();
  await expect(page.locator("form[data-draft] :focus:invalid"), "the browser's own message").toBeVisible();
  come();
  await expect(page.locator(".problem-summary")).toBeVisible();
  await expect(name).toHaveValue("Anna");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
});

test("a press on what is no island works before any script has come", async ({ page }) => {
  await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto("/");
  await page
    .locator(".site-footer")
    .getByRole("link", { name: t("pl", "nav.requestQuote") })
    .click();
  await page.waitForURL("**/landing/");
});
