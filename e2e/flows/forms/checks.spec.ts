import { emailLimits } from "../../../app/_features/forms/fields/rules";
import { locales } from "../../../app/_i18n/languages";
import { height, widths } from "../../support/measures/screens";
import { contact, FormOnPage, forms } from "../../support/forms/forms";
import { messagesWith } from "../../support/forms/mail-service";
import { sampled } from "../../support/matrix";
import { expect, test } from "../../support/test";

for (const kind of sampled(forms, 0)) {
  test(`${kind.name}: every example in a field fits it, in every language and at every width`, async ({
    page,
  }) => {
    for (const locale of locales) {
      await page.goto(kind.address(locale));
      await page.evaluate(() => document.fonts.ready);
      for (const width of [...widths, 1920]) {
        await page.setViewportSize({ width, height });
        const lacking = await page.locator("form input[placeholder]:visible").evaluateAll((inputs) =>
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
        expect(Math.max(...lacking), `${locale}, ${width} px`).toBe(0);
      }
    }
  });
}

for (const kind of sampled(forms, 1)) {
  test(`${kind.name}: white space alone is no value`, async ({ page }) => {
    const form = new FormOnPage(page, kind, "pl");
    await form.open();
    for (const name of kind.required) {
      const isNumber = (await form.field(name).getAttribute("type")) === "number"; // takes no white space
      await form.field(name).fill(isNumber ? "" : " \u00a0 ");
    }
    await form.submit.click();
    await expect(form.problems).toContainText(form.word("messages.invalidForm"));
    await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(kind.required.length + 1);
    for (const name of kind.required) {
      await expect(form.field(name)).toHaveAccessibleDescription(form.word("messages.fieldRequired"));
    }
    await expect(form.consent).toHaveAccessibleDescription(form.word("messages.consentRequired"));
    await expect(form.field(kind.required[0] ?? "")).toBeFocused();
    expect(form.posts).toBe(0);
  });
}

for (const kind of sampled(forms, 2)) {
  test(`${kind.name}: each required field is missed, and its link leads to it`, async ({ page }) => {
    const form = new FormOnPage(page, kind, "de");
    const values = await form.prepare();
    for (const name of kind.required) {
      await form.field(name).fill("");
      await form.submit.click();
      const link = form.problems.getByRole("link");
      await expect(link).toHaveText([form.word(`${kind.words}.fields.${name}.label`)]);
      await expect(form.field(name)).toBeFocused();
      await form.consent.focus();
      await link.click();
      await expect(form.field(name)).toBeFocused();
      await form.field(name).fill(values[name] ?? "");
      await expect(form.problems).toHaveCount(0);
    }
    await form.consent.uncheck();
    await form.submit.click();
    await expect(form.consent).toBeFocused();
    await expect(form.problems.getByRole("link")).toHaveText([form.word("messages.consentRequired")]);
    await expect(page).toHaveURL(kind.address("de"));
    expect(form.posts).toBe(0);
  });
}

/** An address with so many characters before the @ and in all. */
function address(beforeAt: number, total: number): string {
  const domain = "d".repeat(total - beforeAt - 1).replace(/(.{60})./g, "$1.");
  return `${"n".repeat(beforeAt)}@${domain}`;
}

for (const [beforeAt, total, fits] of [
  [64, 254, true],
  [64, 255, false],
  [65, 254, false],
] as const) {
  test(`contact: an e-mail address of ${beforeAt} characters before the @ and ${total} in all is ${fits ? "sent" : "refused"}`, async ({
    page,
    request,
  }) => {
    const form = new FormOnPage(page, contact, "en");
    const { message = "" } = await form.prepare();
    await form.field("user_email").fill(address(beforeAt, total));
    await form.submit.click();
    if (fits) {
      await expect(form.success).toBeVisible();
      expect(await messagesWith(request, message)).toEqual([
        expect.objectContaining({ user_email: address(beforeAt, total) }),
      ]);
    } else {
      const problem = form.word("messages.emailTooLong", emailLimits);
      await expect(form.field("user_email")).toHaveAccessibleDescription(problem);
      await expect(form.problems.getByRole("link")).toHaveText([problem]);
      expect(form.posts).toBe(0);
    }
  });
}

test("contact: an address that is none is refused in the words of the page", async ({ page }) => {
  const form = new FormOnPage(page, contact, "de");
  await form.prepare();
  await form.field("user_email").fill("zaneta");
  await form.submit.click();
  await expect(form.field("user_email")).toHaveAccessibleDescription(form.word("messages.emailInvalid"));
  await expect(form.field("user_email")).toBeFocused();
  expect(form.posts).toBe(0);
});
