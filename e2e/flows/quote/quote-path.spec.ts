import type { APIRequestContext, Locator, Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { t } from "../../support/catalog";
import { FormOnPage, order } from "../../support/forms/forms";
import { messagesWith } from "../../support/forms/mail-service";
import { height } from "../../support/measures/screens";
import { expect, test } from "../../support/test";
import { flowLocale } from "../../support/matrix";

const word = (key: string, values?: Record<string, string>) => t(flowLocale, key, values);

/** More stops than any page has before the target. */
const most = 150;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  const place = await target.elementHandle();
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press("Tab");
    if (await place?.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tab key does not lead to ${String(target)}.`);
}

async function follow(page: Page, target: string): Promise<void> {
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${target}`);
}

/** Fills in and sends the form and closes its alert, all by keyboard. */
async function send(form: FormOnPage, request: APIRequestContext): Promise<void> {
  const { page, kind } = form;
  const values = kind.values();
  const [first = "", ...others] = Object.keys(values);
  await tabTo(page, form.field(first));
  for (const name of [first, ...others]) {
    if (name !== first) await tabTo(page, form.field(name));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(values[name] ?? "");
  }
  await tabTo(page, form.consent);
  await page.keyboard.press("Space");
  await tabTo(page, form.submit);
  await form.expectFilled(values);
  await page.keyboard.press("Enter");
  await expect(form.success).toBeFocused();
  await tabTo(page, form.success.getByRole("button", { name: form.word("accessibility.closeDialog") }));
  await follow(page, path(form.locale, "home"));
  expect(await messagesWith(request, values.message ?? "")).toEqual([
    expect.objectContaining({ ...values, rodoConsent: "on" }),
  ]);
}

test("by keyboard alone from the home page through the catalogue to a sent order", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height });
  await page.goto(path(flowLocale, "home"));
  const menu = page.getByRole("navigation", { name: word("nav.mainMenu") });
  await tabTo(page, menu.locator("summary"));
  await page.keyboard.press("Enter");
  await tabTo(page, menu.getByRole("link", { name: word("nav.products"), exact: true }));
  await follow(page, path(flowLocale, "catalogue"));
  const [{ id, name }] = products;
  const details = word("catalogue.detailsAria", { name: word(name) });
  await tabTo(page, page.getByRole("link", { name: details, exact: true }));
  await follow(page, path(flowLocale, { route: "product", id }));
  await send(new FormOnPage(page, order, flowLocale), request);
});
