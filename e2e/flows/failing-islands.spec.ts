import type { Page } from "@playwright/test";

import { company } from "../../app/_content/company/company";
import { fileLimit } from "../../app/_lib/within-limit";
import { t } from "../support/catalog";
import { contact, formOn, order, takeMessages } from "../support/forms/forms";
import { flowLocale as locale } from "../support/matrix";
import { expect, test } from "../support/test";

/** Expects the alert that a part of the page failed to load, with phone and e-mail. */
async function expectTold(page: Page): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: t(locale, "messages.partFailed") });
  await expect(alert).toBeInViewport({ ratio: 0.5 });
  await expect(alert.getByRole("link")).toHaveText([company.mainPhone, company.emails.office]);
}

/** Lets requests to these addresses wait for ever, and stops the clock. */
async function silence(page: Page, ...addresses: readonly string[]): Promise<void> {
  await page.clock.install();
  for (const address of addresses) await page.route(address, () => undefined);
}

/** Messages of the page about files that do not come. */
const ofFiles = /^error: .*(\/assets\/|No answer within|signal timed out)/;

test("without modules, a line goes to the form by its link, and the composer says that it failed", async ({
  page,
  watch,
}) => {
  await silence(page, "**/assets/js/adding-*.js", "**/assets/js/quote-details-*.js");
  await page.goto(order.address);
  await page.mouse.wheel(0, 100);
  await page.locator(".adding > .button--accent").click();
  await page.clock.fastForward(fileLimit);
  await page.waitForURL(`**${contact.address}*`);
  await page.locator("[data-island=quote-composer][data-hydrated]").waitFor({ state: "attached" });
  await page.clock.fastForward(fileLimit);
  await expectTold(page);
  expect(takeMessages(watch, ofFiles).length).toBeGreaterThan(0);
});

/** Console messages of an island that throws: React's error, and the loader's report. */
const ofTheThrow = /TypeError|undefined|Minified React error|null|^error: Error$/;

test(
  "a form that throws on every render remains as HTML with its text",
  { tag: "@engines" },
  async ({ page, watch }) => {
    const form = formOn(page, contact);
    const text = "Palety <b>EUR</b> & klocki";
    await form.open();
    await expect(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveAttribute(
      "content",
      /require-trusted-types-for/,
    );
    const elements = await form.form.locator("*").count();
    expect(elements).toBeGreaterThan(20);
    // The component reads its texts from its properties, and throws without them.
    await form.form.evaluate((element) => {
      element.closest("[data-island]")?.setAttribute("data-props", "{}");
    });
    await form.field("message").click();
    await page.keyboard.type(text);
    // A press that began before the island's nodes are put back has no click (UI Events, 3.5).
    await expect.poll(() => watch.messages.length).toBeGreaterThan(0);
    await form.submit.click();
    await expect(form.unsent).toContainText(form.text("messages.unsent").slice(2));
    for (const way of ["tel:", "mailto:"])
      await expect(form.unsent.locator(`[href^="${way}"]`)).toHaveCount(1);
    await expect(form.form.locator("*")).toHaveCount(elements);
    await expect(form.field("message")).toHaveValue(text);
    expect(watch.messages.splice(0).filter((message) => !ofTheThrow.test(message))).toEqual([]);
  },
);
