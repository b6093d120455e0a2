import type { Page } from "@playwright/test";

import { company } from "../../app/_content/company/company";
import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands/started";
import { flowLocale as locale } from "../support/matrix";
import { holdRequests } from "../support/network";
import { productPath } from "../support/some-products";
import { expect, test } from "../support/test";

const button = (page: Page, key: string) => page.getByRole("button", { name: t(locale, key) });

test("presses on four islands of home before any script has come are done, each once", async ({
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
  await test.step("what needs no island is there at once", async () => {
    await page.locator(".ledger__open").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(map).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  });
  come();
  await expect(button(page, "accessibility.playCounter")).toBeVisible();
  await expect(button(page, "accessibility.playSlider")).toBeVisible();
  await expect(
    page.getByTitle(t(locale, "home.contact.map.frameTitle", { company: company.name })),
  ).toBeFocused();
  await expect(picker.nth(2), "of two presses the last counts").toHaveAttribute("aria-current", "true");
  await picker.nth(2).scrollIntoViewIfNeeded();
  await expect(page.locator(".banner-slide").nth(2)).toBeInViewport({ ratio: 0.5 });
  watch.foreign.splice(0);
});

test("characters typed into a form and its submission before any script has come stay", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path(locale, "landing"));
  const name = page.getByLabel(t(locale, "contactForm.fields.user_name.label"));
  await name.focus();
  await page.keyboard.type("Anna");
  await button(page, "contactForm.submit").click();
  await expect(page.locator("form[data-draft] :focus:invalid"), "the browser's own message").toBeVisible();
  come();
  await expect(page.locator(".problem-summary")).toBeVisible();
  await expect(name).toHaveValue("Anna");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
});

test("a new line for a quote and keys on photographs before any script has come are not lost", async ({
  page,
}) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path(locale, "landing"));
  await button(page, "quote.composer.addButton").click();
  await page.locator(".photo-strip").getByRole("list").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".photo-strip li").nth(1)).toBeInViewport({ ratio: 0.99 });
  come();
  await expect(page.getByLabel(t(locale, "quote.composer.quantityLabel"))).toBeVisible();
  const count = await page.locator(".photo-strip li").count();
  await expect(page.locator(".photo-strip__position")).toHaveText(
    t(locale, "accessibility.slideOf", { n: 2, count }),
  );
});

test("arrow keys on a list of tabs before any script has come are not lost", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(productPath(locale, products[0]));
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.first(), "seen at once").toHaveAttribute("aria-busy", "true");
  come();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(tabs.nth(1)).toBeFocused();
});

test("a press in a tool before its code has come is not lost", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/{hydrate,load-planner}-*.js");
  await page.goto(path(locale, "load"));
  await expectStarted(page);
  const share = button(page, "load.shareButton");
  await share.click();
  await expect(share).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-island=load-planner]")).not.toHaveAttribute("data-hydrated");
  come();
  // Where the clipboard is closed, it shows the link itself.
  await expect(page.locator(".planner-foot__actions > span[role=status]")).not.toBeEmpty();
});
