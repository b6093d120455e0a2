import type { Page } from "@playwright/test";

import { company } from "../../app/_content/company/company";
import { products } from "../../app/_content/products";
import { figure } from "../../app/_i18n/figures";
import { path } from "../../app/_i18n/paths";
import { quoteTexts } from "../support/built-pages";
import { t } from "../support/catalog";
import { flowLocale as locale } from "../support/matrix";
import { expect, holdRequests, test } from "../support/test";

const button = (page: Page, key: string) => page.getByRole("button", { name: t(locale, key) });

test("presses on four islands of home before any script has loaded are repeated once", async ({
  page,
  watch,
}) => {
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<title>provider</title>" }),
  );
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path(locale, "home"));
  const picker = page.locator(".banner__picker button");
  await picker.nth(1).click();
  await picker.nth(2).click();
  await button(page, "accessibility.pauseCounter").click();
  await button(page, "accessibility.pauseSlider").click();
  const map = button(page, "home.contact.map.loadButton");
  await map.focus();
  await page.keyboard.press("Enter");
  await expect(map).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  come();
  await expect(button(page, "accessibility.playCounter")).toBeVisible();
  await expect(button(page, "accessibility.playSlider")).toBeVisible();
  const frame = page.getByTitle(t(locale, "home.contact.map.frameTitle", { company: company.name }));
  await expect(frame).toBeFocused();
  await expect(picker.nth(2), "of two presses the last counts").toHaveAttribute("aria-current", "true");
  await picker.nth(2).scrollIntoViewIfNeeded();
  await expect(page.locator(".banner-slide").nth(2)).toBeInViewport({ ratio: 0.5 });
  // The provider is asked by the press alone; all other tests expect no request to another host.
  await expect.poll(() => watch.foreign.splice(0)).toEqual([await frame.getAttribute("src")]);
});

test("a press on a product's button adds its line before the code of the answer comes", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/add-line-*.js");
  await page.goto(path(locale, { route: "product", id: products[0].id }));
  await page.locator(".adding.own-action > a").click();
  await expect(page.locator("[data-quote-count] [data-lines]:visible").first()).toHaveText(/^1/);
  await expect(page.locator(".adding__answer")).toHaveCount(0);
  come();
  await page.getByRole("button", { name: quoteTexts(locale).t("quote.actions.undo") }).click();
  await expect(page.locator(".adding__answer")).toHaveCount(0);
  await expect(page.locator("[data-lines]")).toHaveCount(0);
});

/** Types into the planner while its code is held back. @returns a function that lets the code come */
async function typeBeforeHydration(page: Page): Promise<() => void> {
  const come = await holdRequests(page, "**/assets/js/load-planner-*.js");
  await page.goto(path(locale, "load"));
  await page.mouse.wheel(0, 100);
  await page.locator("#plan-q").fill("1200");
  return come;
}

test("a press that adds a tool's line before the tool is hydrated adds the typed pieces after hydration", async ({
  page,
}) => {
  const come = await typeBeforeHydration(page);
  const adding = page.locator(".tool-actions .adding > a");
  await adding.click();
  await expect(adding).toHaveAttribute("aria-busy", "true");
  await expect(page.locator(".adding__answer")).toHaveCount(0);
  come();
  await expect(page.locator("[data-island=load-planner]")).toHaveAttribute("data-hydrated", "");
  await expect(page.locator(".adding__answer")).toContainText(figure(locale, 1200));
  await expect(page.locator(".adding__answer > a")).toHaveText(
    quoteTexts(locale).t("quote.openButton", { count: 1 }),
  );
});

test("a press on the header's button before a tool is hydrated waits, and takes the typed pieces along", async ({
  page,
}) => {
  const come = await typeBeforeHydration(page);
  const button = page.locator(".site-header a[data-quote]:visible").first();
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  come();
  await expect(page).toHaveURL(new RegExp(path(locale, "landing")));
  await expect(page.locator(".quote-line input").first()).toHaveValue(/^1.?200$/);
});
