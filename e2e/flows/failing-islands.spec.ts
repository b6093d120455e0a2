import type { Page } from "@playwright/test";

import { company } from "../../app/_content/company/company";
import { path } from "../../app/_i18n/paths";
import { fileLimit } from "../../app/_lib/within-limit";
import { longestHold } from "../../islands/browser/inline-loader";
import { t } from "../support/catalog";
import { expectStandsAsHtml, ofTheThrow } from "../support/engines/failing-island";
import { pageVisitor } from "../support/engines/visitor";
import { contact, FormOnPage, order, takeMessages } from "../support/forms/forms";
import { expectStarted } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { expect, test, type Watch } from "../support/test";

/** Expects the alert that a part of the page failed to load, with phone and e-mail. */
async function expectTold(page: Page): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: t(locale, "messages.partFailed") });
  await expect(alert).toBeInViewport({ ratio: 0.5 });
  await expect(alert.getByRole("link")).toHaveText([company.mainPhone, company.emails.office]);
}

/**
 * Expects that the console names the module that failed to load, and has no other messages than the browser's
 * own.
 */
async function expectReported(watch: Watch): Promise<void> {
  const names = (message: string) => message.startsWith("error: ") && message.includes("/assets/js/counter-");
  await expect.poll(() => watch.messages.some(names)).toBe(true);
  const ofBrowser = (message: string) => message.startsWith("error: Failed to load resource");
  expect(watch.messages.filter((message) => !names(message) && !ofBrowser(message))).toEqual([]);
  watch.messages.splice(0);
}

test("an island whose code fails to load is logged, a press on it is answered, and the next one tries again", async ({
  page,
  watch,
}) => {
  const code = "**/assets/js/counter-*.js";
  await page.route(code, (route) => route.abort("connectionrefused"));
  await page.goto(path(locale, "home"));
  const pause = page.getByRole("button", { name: t(locale, "accessibility.pauseCounter") });
  await pause.scrollIntoViewIfNeeded();
  await expectReported(watch);
  await pause.click();
  await expect(pause).toHaveAttribute("aria-busy", "false");
  await expectTold(page);
  await expectReported(watch);
  await page.unroute(code);
  await pause.click();
  await expect(page.getByRole("button", { name: t(locale, "accessibility.playCounter") })).toBeVisible();
});

/** Lets requests to these addresses wait for ever, and stops the clock. */
async function silence(page: Page, ...addresses: readonly string[]): Promise<void> {
  await page.clock.install();
  for (const address of addresses) await page.route(address, () => undefined);
}

/** Messages of the page about files that do not come. */
const ofFiles = /^error: .*(\/assets\/|No answer within)/;

test("a font and props that never load delay only their island: tabs work, and a press on the form says so in time", async ({
  page,
  watch,
}) => {
  await silence(page, "**/fonts/**", "**/assets/props/**");
  await page.goto(order.address(locale), { waitUntil: "commit" });
  const form = new FormOnPage(page, order, locale);
  await form.fill(order.values());
  await expectStarted(page);
  for (const index of [1, 0]) {
    const tab = page.getByRole("tab").nth(index);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await expect(form.unsent).toBeHidden();
  await form.submit.click();
  await page.clock.fastForward(longestHold);
  await expect(form.unsent).toBeInViewport({ ratio: 0.9 });
  takeMessages(watch, ofFiles);
});

test("without modules, a line goes to the form by its link, and the composer says that it failed", async ({
  page,
  watch,
}) => {
  await silence(page, "**/assets/js/quote-add-*.js", "**/assets/js/quote-details-*.js");
  await page.goto(order.address(locale));
  await page.mouse.wheel(0, 100);
  await page.locator("html[data-adds]").waitFor();
  await page.locator(".adding > .button--accent").click();
  await page.clock.fastForward(fileLimit);
  await page.waitForURL(`**${contact.address(locale)}*`);
  await page.locator("[data-island=quote-composer][data-hydrated]").waitFor();
  await page.clock.fastForward(fileLimit);
  await expectTold(page);
  expect(takeMessages(watch, ofFiles).length).toBeGreaterThan(0);
});

test("a form that throws on every render remains as HTML with its text", async ({ page, watch }) => {
  await expectStandsAsHtml(pageVisitor(page));
  expect(watch.messages.filter((message) => !ofTheThrow.test(message))).toEqual([]);
  watch.messages.splice(0);
});
