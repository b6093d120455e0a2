import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import {
  contact,
  expectListed,
  formOn,
  fullLoadOf,
  messagesWith,
  quoteOn,
  typedBesideList,
} from "../support/forms";
import { flowLocale as locale } from "../support/matrix";
import { expect, test } from "../support/test";

// The only flow on a machine with just Node and Chromium: pages, islands, list, form and mail together. Tests of
// every page prove that Tab reaches the controls.
test(
  "by keyboard from the home page by a product and the list to a sent request, and home again",
  { tag: "@engines" },
  async ({ page, request }) => {
    const [{ id, name }] = products;
    const quote = quoteOn(page);
    const product = t(locale, name);
    await page.goto(path(locale, "home"));
    await page.getByRole("main").getByRole("link", { name: product }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(product);
    await quote.add.press("Enter");
    await expect(quote.way(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(quote.lines).toHaveCount(1);

    const form = formOn(page, contact);
    const values = typedBesideList();
    const [first = "", ...others] = Object.keys(values);
    await form.field(first).focus();
    await page.keyboard.insertText(values[first] ?? "");
    for (const field of others) {
      // A field without a value here comes in between.
      while (!(await form.field(field).evaluate((each) => each === document.activeElement)))
        await page.keyboard.press("Tab");
      await page.keyboard.insertText(values[field] ?? "");
    }
    await form.consent.press("Space");
    await form.expectFilled(values);
    await form.submit.press("Enter");
    await expect(form.success).toBeFocused();
    const [sent] = await messagesWith(request, values.message ?? "");
    expectListed(sent?.message, values.message, [fullLoadOf(id)], quote.texts);
    // After a message the home page only opens; after an order it also reloads itself.
    await form.success.getByRole("button", { name: form.text("accessibility.closeDialog") }).press("Enter");
    await page.waitForURL(path(locale, "home"));
    expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().type)).toBe(
      "navigate",
    );
  },
);
