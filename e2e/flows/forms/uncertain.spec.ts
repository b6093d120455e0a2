import { responseLimit } from "../../../app/_features/forms/sending/use-sending";
import { languages } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { contact, FormOnPage, order, takeMessages } from "../../support/forms/forms";
import { expect, ofTheNetwork, test } from "../../support/network";
import { messagesWith, referencesWith } from "../../support/forms/mail-service";
import { sampled, sampledLanguages } from "../../support/matrix";

/** What the page says of an answer that does not come. */
const ofTheLimit = /No answer within/;

const ways = ["a reload", "back and forward", "a link, and by another link back"] as const;

for (const [turn, kind] of [order, contact].entries()) {
  for (const locale of sampledLanguages(turn)) {
    const title = `${kind.name} in ${languages[locale].name}`;

    /** The words about a message that may have arrived, by its reference. */
    const reportOf = (form: FormOnPage, reference: string) =>
      form.word("messages.mayHaveArrived", { time: "|", reference }).split("|")[1] ?? "";

    for (const way of sampled(ways, turn)) {
      test(`${title}: left while it is being sent by ${way}`, async ({ page, network, request, watch }) => {
        const form = new FormOnPage(page, kind, locale);
        const values = await form.prepare();
        const { message = "" } = values;
        network.hold();
        await form.submit.click();
        await expect.poll(() => referencesWith(request, message)).toHaveLength(1);
        if (way === "a reload") await page.reload();
        else {
          await page.goto(path(locale, "home"));
          if (way === "back and forward") await page.goBack();
          else await form.open();
        }
        network.restore();

        const [reference = ""] = await referencesWith(request, message);
        await expect(form.form.getByRole("status").first()).toContainText(reportOf(form, reference));
        await form.expectFilled(values);
        await form.submit.click();
        const question = page.getByRole("alertdialog", {
          name: form.word("messages.sendAgainQuestion"),
        });
        await expect(question).toContainText(reportOf(form, reference));
        expect(await messagesWith(request, message)).toHaveLength(1);
        await question.getByRole("button", { name: form.word(`${kind.words}.submit`) }).click();
        await expect(form.success).toBeVisible();
        expect(await referencesWith(request, message)).toEqual([reference, reference]);
        takeMessages(watch, ofTheNetwork);
      });
    }

    test(`${title}: sent again after the time limit, both bear one reference`, async ({
      page,
      network,
      request,
      watch,
    }) => {
      const form = new FormOnPage(page, kind, locale);
      await page.clock.install();
      const { message = "" } = await form.prepare();
      network.hold();
      await form.submit.click();
      await expect.poll(() => referencesWith(request, message)).toHaveLength(1);
      await page.clock.runFor(responseLimit);
      await expect(form.failure).toContainText(form.word("messages.timeout"));
      const [reference = ""] = await referencesWith(request, message);
      await expect(form.failure).toContainText(reportOf(form, reference));
      await form.failure.getByRole("button", { name: form.word("messages.retry") }).click();
      await expect.poll(() => referencesWith(request, message)).toEqual([reference, reference]);
      network.restore();
      await expect(form.success).toBeVisible();
      takeMessages(watch, ofTheLimit);
    });
  }

  test(`${kind.name}: what was sent is shown to a visitor who left before reading it`, async ({ page }) => {
    const form = new FormOnPage(page, kind, "en");
    const { message = "" } = await form.prepare();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await page.reload();
    await expect(page.locator(".sent-summary")).toContainText(message);
    await expect(form.form).toHaveCount(0);
  });
}
