import { languages } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { reloadDelay } from "../../../app/_client/arrival";
import { contact, type FormKind, FormOnPage, forms, order } from "../../support/forms/forms";
import { envelope, messagesWith } from "../../support/forms/mail-service";
import { expectStarted } from "../../support/islands/started";
import { expect, test } from "../../support/test";
import { sampled, sampledLanguages } from "../../support/matrix";

/** What a browser makes of line breaks in a form (HTML standard, "multipart/form-data"). */
const asSent = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll("\n", "\r\n")]));

/** What is sent beside the fields. */
const beside = ({ name }: FormKind) => ({ rodoConsent: "on", ...envelope[name] });

for (const [turn, kind] of forms.entries()) {
  for (const locale of sampledLanguages(turn)) {
    test(
      `${kind.name} in ${languages[locale].name}: what is missing is said, then all of it arrives`,
      { tag: locale === "de" ? "@island" : [] },
      async ({ page, request }) => {
        const form = new FormOnPage(page, kind, locale);
        await form.open();
        await form.submit.click(); // the first touch of all: it hydrates the form and is not lost
        await expect(form.problems).toContainText(form.word("messages.invalidForm"));
        await expect(form.problems.getByRole("link")).toHaveText([
          ...kind.required
            .filter((name) => name !== "productName")
            .map((name) => form.word(`${kind.words}.fields.${name}.label`)),
          form.word("messages.consentRequired"),
        ]);

        const values = kind.values();
        await form.fill(values);
        await expect(form.problems).toHaveCount(0);
        await form.submit.click();
        await expect(form.success).toBeVisible();
        await expect(form.success).toContainText(form.word(kind.sent));
        expect(await messagesWith(request, values.message ?? "")).toEqual([{ ...values, ...beside(kind) }]);
        expect(form.posts).toBe(1);

        // After an order the home page opens and reloads itself, once; after a message it only opens.
        const expected = kind === order ? 2 : 1;
        let visits = 0;
        page.on("load", () => (visits += 1));
        await page.clock.install();
        await page.keyboard.press("Escape");
        await page.waitForURL(path(locale, "home"));
        await expect.poll(() => visits).toBe(expected);
        await expectStarted(page);
        await page.clock.runFor(2 * reloadDelay);
        await expectStarted(page);
        expect(visits).toBe(expected);
        expect(await page.evaluate(() => [scrollY, sessionStorage.length])).toEqual([0, 0]);
      },
    );
  }
}

for (const kind of sampled(forms, 0)) {
  test(`${kind.name}: a long message of any characters arrives as it is`, async ({ page, request }) => {
    const form = new FormOnPage(page, kind, "pl");
    const values = kind.values();
    const strange = `"quotes" 'single' „dolne” <script>alert(1)</script> {{name}} %0A & + \u202eRTL שלום עולם\u202c 👩‍🏭🇵🇱 ą\u0301\n\n`;
    // Whole repetitions: a cut could go through a character, which no browser sends.
    const whole = strange.repeat(Math.floor((5000 - (values.message ?? "").length) / strange.length));
    values.message = whole + (values.message ?? "").padStart(5000 - whole.length, ".");
    expect(values.message).toHaveLength(5000);
    await form.open();
    await form.fill(values);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    const unique = values.message.slice(-30);
    expect(await messagesWith(request, unique)).toEqual([{ ...asSent(values), ...beside(kind) }]);
  });
}

for (const kind of sampled(forms, 1)) {
  test(`${kind.name}: is sent once, however impatient the visitor`, async ({ page }) => {
    const form = new FormOnPage(page, kind, "en");
    const held = await form.hold();
    await form.prepare();
    const single = form.field(kind.required[2] ?? "");
    await form.submit.dblclick();
    await expect(form.sending).toHaveAttribute("aria-busy", "true");
    await expect(form.sending).toBeEnabled();
    await single.press("Enter");
    await single.press("Enter");
    await form.sending.click();
    await (await held()).fulfill({ status: 200, body: "OK" });
    await expect(form.success).toBeVisible();
    expect(form.posts).toBe(1);
  });
}

for (const kind of sampled(forms, 2)) {
  test(`${kind.name}: is sent once by Enter pressed twice`, async ({ page, request }) => {
    const form = new FormOnPage(page, kind, "de");
    const { message = "" } = await form.prepare();
    const single = form.field(kind.required[2] ?? "");
    await single.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(form.success).toBeVisible(); // the second Enter has not answered it either
    expect(await messagesWith(request, message)).toHaveLength(1);
    expect(form.posts).toBe(1);
  });
}

for (const kind of sampled(forms, 3)) {
  test(`${kind.name}: works with storage blocked`, async ({ page, request }) => {
    await page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"]) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
    const form = new FormOnPage(page, kind, "pl");
    const { message = "" } = await form.prepare();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(await messagesWith(request, message)).toHaveLength(1);
    await form.success.getByRole("button", { name: form.word("accessibility.closeDialog") }).click();
    await page.waitForURL(path("pl", "home"));
  });
}

test("contact: fields that may stay empty are sent empty", async ({ page, request }) => {
  const form = new FormOnPage(page, contact, "pl");
  expect(contact.optional.length).toBeGreaterThan(0);
  const values: Record<string, string> = contact.values();
  for (const name of contact.optional) values[name] = "";
  await form.open();
  await form.fill(values);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await messagesWith(request, values.message ?? "")).toEqual([expect.objectContaining(values)]);
});
