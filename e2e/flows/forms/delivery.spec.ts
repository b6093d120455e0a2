import { path } from "../../../app/_i18n/paths";
import { browserSays, contact, expectMessages, FormOnPage, forms, order } from "../../support/forms/forms";
import { envelope, mailPath, messagesWith } from "../../support/forms/mail-service";
import { expectStarted } from "../../support/islands";
import { flowLocale } from "../../support/matrix";
import { expectAccessible } from "../../support/measures/axe";
import { holdRequests } from "../../support/network";
import { expect, test } from "../../support/test";

const strange = `"quotes" <script>alert(1)</script> {{name}} %0A & + \u202eRTL שלום\u202c 👩‍🏭 ą\u0301\n\n`;

/** Normalizes line breaks like a form submission (HTML standard, "multipart/form-data"). */
const asSent = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll("\n", "\r\n")]));

for (const kind of forms) {
  test(`${kind.name}: what is missing is said, then all of it arrives once`, async ({ page, request }) => {
    const form = new FormOnPage(page, kind, flowLocale);
    await form.open();
    await form.submit.click(); // the very first press hydrates the form and is held
    await expect(form.problems).toContainText(form.word("messages.invalidForm"));
    const missing = kind.required.filter((name) => name !== "productName");
    await expect(form.problems.getByRole("link")).toHaveText([
      ...missing.map((name) => form.word(`${kind.words}.fields.${name}.label`)),
      form.word("messages.consent"),
    ]);
    await expect(form.field(missing[0] ?? "")).toBeFocused();
    expect(form.posts).toBe(0);

    const { message = "", ...typed } = kind.values();
    const values: Record<string, string> = { ...typed, message: strange + message };
    for (const name of kind.optional) values[name] = "";
    await form.fill(values);
    await expect(form.problems).toHaveCount(0);
    // A second click or Enter must neither send again nor close the alert.
    if (kind === order) await form.submit.dblclick();
    else for (let press = 0; press < 2; press++) await form.field(kind.required[2] ?? "").press("Enter");
    await expect(form.success).toContainText(form.word(kind.sent));
    expect(await messagesWith(request, message)).toEqual([
      { ...asSent(values), rodoConsent: "on", ...envelope[kind.name] },
    ]);
    expect(form.posts).toBe(1);

    // After an order the home page opens and reloads itself; after a message it only opens.
    await page.keyboard.press("Escape");
    await page.waitForURL(path(flowLocale, "home"));
    const arrival = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("navigation")
          .map((entry) => (entry as PerformanceNavigationTiming).type),
      );
    await expect.poll(() => arrival().catch(() => [])).toEqual([kind === order ? "reload" : "navigate"]);
    await expectStarted(page);
    expect(await page.evaluate(() => [scrollY, sessionStorage.length])).toEqual([0, 0]);
  });
}

test("what is typed before a form's code comes is sent like the rest, and shown to who comes back", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/request-form-")) requested.push(request.url());
  });
  const form = new FormOnPage(page, contact, flowLocale);
  const come = await holdRequests(page, "**/request-form-*.js");
  await form.open();
  await expectStarted(page);
  expect(requested, "before it is touched").toEqual([]);
  const values = contact.values();
  await form.fill(values);
  await form.submit.click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  expect(form.posts).toBe(0);
  come();
  await expect(form.success).toBeVisible();
  expect(form.posts).toBe(1);

  await page.reload();
  await expect(page.locator(".sent-summary")).toContainText(values.message ?? "");
  await expect(form.form).toHaveCount(0);
});

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
  await expect(page.getByRole("status")).toHaveText(form.word("orderForm.sending"));
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
