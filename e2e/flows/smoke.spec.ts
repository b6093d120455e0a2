import { products } from "../../app/_content/products";
import { usualVehicle } from "../../app/_content/vehicles";
import { path } from "../../app/_i18n/paths";
import { quoteTexts } from "../support/built-pages";
import { t } from "../support/catalog";
import { contact, FormOnPage } from "../support/forms/forms";
import { expectListed, typedBesideList } from "../support/forms/quote";
import { messagesWith } from "../support/forms/mail-service";
import { flowLocale as locale } from "../support/matrix";
import { expect, test } from "../support/test";

// The only flow on a machine with just Node and Chromium: pages, islands, list, form and mail together.
test("from the home page by a product and the list to a sent request", async ({ page, request }) => {
  const [{ id, name }] = products;
  await page.goto(path(locale, "home"));
  await page
    .locator(`main a[href="${path(locale, { route: "product", id })}"]`)
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(t(locale, name));

  await page.locator(".adding > .button--accent").click();
  await page
    .locator(".adding__answer")
    .getByRole("link", { name: quoteTexts(locale).t("quote.openButton", { count: 1 }) })
    .click();
  await expect(page.locator(".quote-line")).toHaveCount(1);

  const form = new FormOnPage(page, contact, locale);
  const values = typedBesideList();
  await form.fill(values);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [sent] = await messagesWith(request, values.message ?? "");
  const line = { kind: "load", product: id, vehicle: usualVehicle.id, loads: 1 } as const;
  expectListed(sent?.message, values.message, [line], quoteTexts(locale));
});
