import type { Page } from "@playwright/test";

import { company } from "../../app/_content/company/company";
import { products } from "../../app/_content/products";
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
  await expect(page.locator(".quote-count:visible").first()).toHaveText(/^1/);
  await expect(page.locator(".adding__answer")).toHaveCount(0);
  come();
  await page.getByRole("button", { name: quoteTexts(locale).t("quote.actions.undo") }).click();
  await expect(page.locator(".adding__answer")).toHaveCount(0);
  await expect(page.locator(".quote-count:not(:empty)")).toHaveCount(0);
});

test("presses before a tool is hydrated wait for it, and take the typed pieces along", async ({ page }) => {
  for (const [pieces, css] of [
    [1200, ".tool-actions .adding > a"],
    [1400, ".site-header a[data-quote]:visible"],
  ] as const) {
    const come = await holdRequests(page, "**/assets/js/load-planner-*.js");
    await page.goto(path(locale, "load"));
    await page.mouse.wheel(0, 100);
    await page.locator("#plan-q").fill(String(pieces));
    const pressed = page.locator(css).first();
    await pressed.click();
    await expect(pressed).toHaveAttribute("aria-busy", "true");
    await expect(page.locator(".adding__answer")).toHaveCount(0);
    come();
    // The header's button leads to the list by itself.
    if (pieces === 1200) await page.locator(".adding__answer > a").click();
    await page.waitForURL((url) => url.pathname === path(locale, "landing"));
    await expect(page.locator(".quote-line input").last()).toHaveValue(String(pieces));
  }
});
