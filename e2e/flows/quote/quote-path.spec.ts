import type { Locator, Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { languages } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { t } from "../../support/catalog";
import { contact, FormOnPage, order } from "../../support/forms/forms";
import { messagesWith } from "../../support/forms/mail-service";
import { height } from "../../support/measures/screens";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";

/** More stops than any page has before the one that is looked for. */
const most = 150;

/** Goes on with the tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tab key does not lead to ${String(target)}.`);
}

/** Follows the link that has the focus. */
async function follow(page: Page, target: string): Promise<void> {
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${target}`);
}

/** Fills the form in, field by field, sends it, and answers its alert; no key but those a visitor has. */
async function send(form: FormOnPage): Promise<Record<string, string>> {
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
  await expect(form.success.getByRole("heading")).toBeFocused();
  await tabTo(page, form.success.getByRole("button", { name: form.word("accessibility.closeDialog") }));
  await follow(page, path(form.locale, "home"));
  return values;
}

for (const locale of sampledLanguages()) {
  test.describe(`by keyboard alone in ${languages[locale].name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height });
      await page.goto(path(locale, "home"));
    });

    test("from the home page to a sent request", async ({ page, request }) => {
      const form = new FormOnPage(page, contact, locale);
      await tabTo(page, page.getByRole("banner").getByRole("link", { name: t(locale, "nav.requestQuote") }));
      await follow(page, path(locale, "landing"));
      const values = await send(form);
      expect(await messagesWith(request, values.message ?? "")).toEqual([
        expect.objectContaining({ ...values, rodoConsent: "on" }),
      ]);
    });

    test("from the home page through the catalogue to a sent order", async ({ page, request }) => {
      const form = new FormOnPage(page, order, locale);
      const menu = page.getByRole("navigation", { name: t(locale, "nav.mainMenu") });
      await tabTo(page, menu.locator("summary"));
      await page.keyboard.press("Enter");
      await tabTo(page, menu.getByRole("link", { name: t(locale, "nav.products"), exact: true }));
      await follow(page, path(locale, "catalogue"));

      const [{ id, name }] = products;
      const details = t(locale, "catalogue.detailsAria", { name: t(locale, name) });
      await tabTo(page, page.getByRole("link", { name: details, exact: true }));
      await follow(page, path(locale, { route: "product", id }));

      const values = await send(form);
      expect(await messagesWith(request, values.message ?? "")).toEqual([
        expect.objectContaining({ ...values, rodoConsent: "on" }),
      ]);
    });
  });
}

test("from a phone's menu to the form, by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await tabTo(page, page.getByRole("button", { name: t("pl", "nav.openMenu") }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("#menu").getByRole("link", { name: t("pl", "nav.requestQuote") }));
  await follow(page, path("pl", "landing"));
  await tabTo(page, page.getByLabel(t("pl", "contactForm.fields.user_name.label")));
});
