import { expectAccessible } from "../../support/measures/axe";
import { height, widths } from "../../support/measures/screens";
import { browserSays, contact, expectMessages, FormOnPage, forms, order } from "../../support/forms/forms";
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

test("every example in a field fits it at every width; a link to the privacy note opens it", async ({
  page,
}) => {
  for (const kind of forms) {
    await page.goto(`${kind.address(flowLocale)}${kind === contact ? "#privacy" : ""}`);
    const form = new FormOnPage(page, kind, flowLocale);
    if (kind === contact) await expect(page.getByText(form.word("privacy.body.p2"))).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const lacking = await form.form.locator("input[placeholder]:visible").evaluateAll((inputs) =>
        (inputs as HTMLInputElement[]).map((input) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input);
          const pen = document.createElement("canvas").getContext("2d");
          if (!pen) throw new Error("No canvas.");
          pen.font = font;
          const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return Math.max(0, Math.ceil(pen.measureText(input.placeholder).width - room));
        }),
      );
      expect(lacking.length).toBeGreaterThan(0);
      expect(Math.max(...lacking), `${kind.name}, ${width} px`).toBe(0);
    }
  }
});
