import { company, phoneLink, shownPhone } from "../../../app/_content/company/company";
import { products } from "../../../app/_content/products";
import { locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import {
  browserSays,
  contact,
  expectMessages,
  FormOnPage,
  order,
  takeMessages,
} from "../../support/forms/forms";
import { libraryFile, mailPath, messagesWith } from "../../support/forms/mail-service";
import { flowLocale } from "../../support/matrix";
import { expect, test } from "../../support/test";

test("a message that is refused, and then has no network, is not lost and leaves three ways on", async ({
  page,
  context,
  request,
  watch,
}) => {
  const [status, answer] = [500, "Internal error <b>1</b>"];
  const form = new FormOnPage(page, contact, flowLocale);
  const library = page.waitForResponse(libraryFile);
  await form.answer(status, answer);
  const { message: unlike = "", ...others } = contact.values();
  const values = { ...others, message: `${unlike} ${"ąę👩‍🏭 ".repeat(400)}` };
  await form.open();
  await form.fill(values);
  await form.submit.click();
  await expect(form.failure).toContainText(form.word("messages.textKept"));
  await expect(form.failure).toContainText(form.word("messages.emailShortened"));
  await expect(form.failure).not.toContainText(answer);
  await expect(form.failure).toBeFocused();
  expectMessages(watch, browserSays(status), `error: ${status} ${answer}`);

  const byEmail = form.failure.getByRole("link", { name: form.word("messages.sendByEmailInstead") });
  const href = (await byEmail.getAttribute("href")) ?? "";
  expect(href.length).toBeLessThanOrEqual(2000);
  const { protocol, pathname, searchParams } = new URL(href);
  expect(protocol + pathname).toBe(`mailto:${contact.email}`);
  expect(searchParams.get("subject")).not.toBe("");
  for (const [name, value] of Object.entries(others))
    expect(searchParams.get("body")).toContain(`${form.word(`contactForm.fields.${name}.label`)}: ${value}`);
  const byPhone = form.failure.getByRole("link", { name: shownPhone(company.mainPhone) });
  await expect(byPhone).toHaveAttribute("href", phoneLink(company.mainPhone));

  await page.keyboard.press("Escape");
  await expect(form.failure).toHaveCount(0);
  await expect(form.submit).toBeFocused();
  await expect(page).toHaveURL(contact.address(flowLocale));
  await page.unroute(mailPath);
  await (await library).finished();
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.failure).toContainText(form.word("messages.offline"));
  await form.expectFilled(values);

  await context.setOffline(false);
  await form.failure.getByRole("button", { name: form.word("messages.retry") }).click();
  await expect(form.success).toBeVisible();
  expect(await messagesWith(request, unlike)).toHaveLength(1);
  expect(form.posts).toBe(3);
  // From the message and any picture that came into view meanwhile.
  expect(takeMessages(watch, /ERR_INTERNET_DISCONNECTED|Failed to fetch/).length).toBeGreaterThan(0);
});

test("what was typed outlives the way back, a reload and another language, and ends when it is sent", async ({
  page,
}) => {
  const form = new FormOnPage(page, order, flowLocale);
  const { productName, ...values } = order.values();
  expect(productName).toBeTruthy();
  await form.open();
  await form.fill(values);
  await form.expectKept(values.message ?? "");
  await page.goto(path(flowLocale, "home"));
  await page.goBack();
  await form.expectFilled(values);
  await page.reload();
  await form.expectFilled(values);

  // Not the default language: its pages redirect to the stored one (e2e/flows/preference.spec.ts).
  const other = locales.findLast((locale) => locale !== flowLocale) ?? flowLocale;
  const there = new FormOnPage(page, order, other);
  await there.open();
  await there.expectFilled({ ...values, productName: there.word(products[0].name) });
  await there.submit.click();
  await expect(there.success).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
