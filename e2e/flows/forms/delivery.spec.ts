import type { Route } from "@playwright/test";

import { company, phoneLink, shownPhone } from "../../../app/_content/company/company";
import { path } from "../../../app/_i18n/paths";
import { formOn, order, takeMessages } from "../../support/forms/forms";
import { envelope, mailPath, messagesWith } from "../../support/forms/mail-service";
import { expectStarted } from "../../support/islands";
import { flowLocale } from "../../support/matrix";
import { expectAccessible } from "../../support/measures/axe";
import { expect, test } from "../../support/test";

const strange = `"quotes" <script>alert(1)</script> {{name}} %0A & + \u202eRTL שלום\u202c 👩‍🏭 ą\u0301\n\n`;

/** Normalizes line breaks like a form submission (HTML standard, "multipart/form-data"). */
const asSent = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll("\n", "\r\n")]));

test("an order reports missing fields, offers three alternatives after a refusal and without a network, and arrives once; every state is accessible", async ({
  page,
  context,
  request,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const form = formOn(page, order);
  const problems = form.form.getByRole("alert");
  let posts = 0;
  page.on("request", (sent) => (posts += Number(sent.method() === "POST")));
  await form.open();
  await form.submit.click(); // the very first press hydrates the form and is held
  await expect(problems).toContainText(form.text("messages.invalidForm"));
  expect(posts).toBe(0);
  await expectAccessible(page, { within: ".request", state: "with faults" });

  const { message = "", ...typed } = order.values();
  const values: Record<string, string> = { ...typed, message: strange + message + " ąę👩‍🏭".repeat(400) };
  for (const name of order.optional) values[name] = "";
  const held = new Promise<Route>((take) => void page.route(mailPath, take));
  await form.fill(values);
  await expect(problems).toHaveCount(0);
  await form.submit.click();
  const refused = await held;
  await expect(form.form.getByRole("button", { name: form.text("orderForm.sending") })).toBeEnabled();
  await expect(page.getByRole("status")).toHaveText(form.text("orderForm.sending"));
  await expectAccessible(page, { within: ".request", state: "being sent" });

  const detail = "Internal error <b>1</b>";
  await refused.fulfill({ status: 500, body: detail });
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(form.text("messages.textKept"));
  await expect(form.failure).toContainText(form.text("messages.emailShortened"));
  await expect(form.failure).not.toContainText(detail);
  expect(watch.messages.splice(0)).toEqual([
    expect.stringMatching(/^error: Failed to load resource: .*500/),
    `error: 500 ${detail}`,
  ]);
  await expectAccessible(page, { within: "dialog", state: "failed" });
  await expect(
    form.failure.getByRole("link", { name: form.text("messages.sendByEmailInstead") }),
  ).toHaveAttribute("href", new RegExp(`^mailto:${order.email}\\?subject=.+&body=.+`));
  const byPhone = form.failure.getByRole("link", { name: shownPhone(company.mainPhone) });
  await expect(byPhone).toHaveAttribute("href", phoneLink(company.mainPhone));
  await page.keyboard.press("Escape");
  await expect(form.submit).toBeFocused();

  await page.unroute(mailPath);
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.failure).toContainText(form.text("messages.offline"));
  await form.expectFilled(values);
  await context.setOffline(false);
  await form.failure.getByRole("button", { name: form.text("messages.retry") }).click();
  await expect(form.success).toContainText(form.text(order.sent));
  await expectAccessible(page, { within: "dialog", state: "sent" });
  expect(await messagesWith(request, message)).toEqual([
    { ...asSent(values), rodoConsent: "on", ...envelope.order },
  ]);
  expect(posts).toBe(3);
  // From the message and any picture that came into view meanwhile.
  expect(takeMessages(watch, /ERR_INTERNET_DISCONNECTED|Failed to fetch/).length).toBeGreaterThan(0);

  // After an order the home page opens and reloads itself.
  await page.keyboard.press("Escape");
  await page.waitForURL(path(flowLocale, "home"));
  const arrival = () =>
    page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().type as string);
  await expect.poll(() => arrival().catch(() => "")).toBe("reload");
  await expectStarted(page);
  expect(await page.evaluate(() => [scrollY, sessionStorage.length])).toEqual([0, 0]);
});
