import { path } from "../../../app/_i18n/paths";
import { longestMessage } from "../../../app/_features/quote/mail-text";
import { readMessage } from "../../../app/_features/quote/test-reader";
import { FormWithList } from "../../support/forms/form-with-list";
import { contact, FormOnPage, order } from "../../support/forms/forms";
import { envelope, messagesWith } from "../../support/forms/mail-service";
import { longestList } from "../../support/forms/quote";
import { t } from "../../support/catalog";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";
import { quoteWords } from "../../support/built-pages";

for (const [turn, kind] of [contact, order].entries()) {
  for (const locale of sampledLanguages(turn)) {
    test(`${kind.name} in ${locale}: words and twenty lines arrive whole, in the fields there are`, async ({
      page,
      request,
    }) => {
      const form = new FormWithList(page, kind, locale);
      await form.prepareWithList();
      const { values, lines } = form;
      await form.submit.click();
      await expect(form.success).toBeVisible();
      const [sent, ...others] = await messagesWith(request, values.message ?? "");
      expect(others).toEqual([]);
      expect(readMessage(String(sent?.message), quoteWords(locale))).toEqual({
        typed: values.message,
        lines,
      });
      expect(String(sent?.message).length).toBeLessThanOrEqual(longestMessage);
      const fields = [...kind.required, ...kind.optional, "rodoConsent", ...Object.keys(envelope[kind.name])];
      expect(Object.keys(sent ?? {}).toSorted()).toEqual(fields.toSorted());
      if (kind === order)
        expect(sent).toMatchObject({ quantity: "100", productName: expect.stringContaining("20") });
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  }
}

test("a list alone is a message", async ({ page, request }) => {
  const form = new FormWithList(page, contact, "en", longestList(32));
  await form.prepareWithList();
  const { values, lines } = form;
  await form.field("message").fill("");
  const unlike = `${values.user_name} ${Math.random()}`;
  await form.field("user_name").fill(unlike);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [sent] = (await messagesWith(request, "")).filter(({ user_name }) => user_name === unlike);
  expect(readMessage(String(sent?.message), quoteWords("en"))).toEqual({ typed: "", lines });
});

test("what stands complete in the composer is sent, too", async ({ page, request }) => {
  const form = new FormOnPage(page, contact, "pl");
  await page.goto(`${path("pl", "landing")}?p=3&n=468`);
  await expect(page.locator("#line-amount")).toHaveValue("468");
  const values: Record<string, string> = { ...contact.values() };
  Reflect.deleteProperty(values, "user_amount");
  await form.fill(values);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [sent] = await messagesWith(request, values.message ?? "");
  expect(sent?.user_amount).toBe("468");
  expect(readMessage(String(sent?.message), quoteWords("pl")).lines).toEqual([
    { kind: "product", product: 3, pieces: 468 },
  ]);
});

test("a message too long with its list is not cut: the visitor is informed", async ({ page }) => {
  const form = new FormWithList(page, contact, "de", longestList(33));
  await form.prepareWithList();
  await form.field("message").fill("x".repeat(longestMessage));
  await form.submit.click();
  const [begin = ""] = t("de", "quote.mail.tooLong", { length: "#", max: "" }).split("#");
  await expect(form.problems).toContainText(begin.trim());
  await expect(form.field("message")).toBeFocused();
  expect(form.posts).toBe(0);
  await form.field("message").fill("kurz");
  await form.submit.click();
  await expect(form.success).toBeVisible();
});

test("after sending the page shows what was sent, and comes back to it", async ({ page }) => {
  const form = new FormWithList(page, contact, "pl", longestList(34));
  const words = quoteWords("pl");
  await form.prepareWithList();
  const { values } = form;
  await form.submit.click();
  await form.success.getByRole("button", { name: words.t("quote.sent.show") }).click();
  const heading = page.getByRole("heading", { name: words.t("quote.sent.heading") });
  await expect(heading).toBeFocused();
  const summary = page.locator(".sent-summary");
  await expect(summary.getByRole("listitem").first()).toBeVisible();
  await expect(summary).toContainText(values.message ?? "");
  await expect(summary).toContainText(words.t("quote.sent.who", { replyTo: values.user_email ?? "" }));
  await expect(form.form).toHaveCount(0);
  await page.goto(path("pl", "home"));
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: words.t("quote.sent.againButton") }).click();
  await expect(form.field("message")).toHaveValue("");
});
