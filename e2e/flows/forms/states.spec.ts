import { expectAccessible } from "../../support/measures/axe";
import { browserSays, expectMessages, FormOnPage, order } from "../../support/forms/forms";
import { mailPath } from "../../support/forms/mail-service";
import { flowLocale } from "../../support/matrix";
import { expect, test } from "../../support/test";

test("every state of a form is accessible", async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const form = new FormOnPage(page, order, flowLocale);
  await form.open();
  await form.submit.click();
  await expect(form.problems).toBeVisible();
  await expectAccessible(page, { within: ".request", state: "with faults" });

  const held = await form.hold();
  await form.fill(order.values());
  await form.submit.click();
  const request = await held();
  await expect(form.sending).toBeEnabled();
  await expect(form.form.getByRole("status")).toHaveText(form.word("orderForm.sending"));
  await expectAccessible(page, { within: ".request", state: "being sent" });

  await request.fulfill({ status: 500, body: "" });
  await expect(form.failure).toBeVisible();
  await expectAccessible(page, { within: "dialog", state: "failed" });

  await page.unroute(mailPath);
  await form.failure.getByRole("button", { name: form.word("messages.retry") }).click();
  await expect(form.success).toBeVisible();
  await expectAccessible(page, { within: "dialog", state: "sent" });
  expectMessages(watch, browserSays(500), /^error: 500 $/);
});
