import { company, phoneLink } from "../../../app/_content/company/company";
import { products } from "../../../app/_content/products";
import { locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { FormOnPage, order, takeMessages } from "../../support/forms/forms";
import { messagesWith, referencesWith } from "../../support/forms/mail-service";
import { expectStarted } from "../../support/islands";
import { flowLocale } from "../../support/matrix";
import { expect, ofTheNetwork, test } from "../../support/network";
import { plain } from "../../support/read";

test(
  "without a network and scripts, a press on the order says so, and sends when the network is back",
  { tag: "@engines" },
  async ({ page, network, request, watch }) => {
    const form = new FormOnPage(page, order, flowLocale);
    const values = order.values();
    await page.route("**/assets/js/**", async (route) => {
      network.cut();
      await route.continue();
    });
    await form.open();
    await expectStarted(page);
    network.cut();
    await page.unrouteAll();
    await form.fill(values);
    await form.submit.click();

    await expect(form.unsent).toContainText(form.text("messages.unsent").slice(2));
    await expect(form.unsent).toBeInViewport({ ratio: 0.9 });
    await expect(form.unsent.locator(`[href="${phoneLink(company.mainPhone)}"]`)).toBeVisible();
    // The link gets its address when it is clicked. The click is cancelled.
    const href = await form.unsent.locator("[href^='mailto:']").evaluate((link: HTMLAnchorElement) => {
      link.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.click();
      return link.href;
    });
    const mail = new URL(href);
    expect(mail.protocol + mail.pathname).toBe(`mailto:${order.email}`);
    for (const [name, value] of Object.entries(values)) {
      expect(mail.searchParams.get("body")).toContain(
        plain(form.text(`${order.namespace}.fields.${name}.label`)),
      );
      expect(mail.searchParams.get("body")).toContain(`: ${value}\r\n`);
    }
    await form.submit.click();
    await expect(form.unsent, "said again").toBeVisible();
    await form.expectFilled(values);
    await form.expectKept(values.message ?? "");
    await expect(page, "nothing given away").toHaveURL(order.address(flowLocale));

    network.restore();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await expect(form.unsent).toBeHidden();
    expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
    expect(takeMessages(watch, ofTheNetwork).length).toBeGreaterThan(0);
  },
);

test("typed text survives going back and another language; after leaving during sending, it is sent again only after a confirmation", async ({
  page,
  network,
  request,
  watch,
}) => {
  const { productName, ...values } = order.values();
  const { message = "" } = values;
  expect(productName).toBeTruthy();
  const form = new FormOnPage(page, order, flowLocale);
  await form.open();
  await form.fill(values);
  await form.expectKept(message);
  await page.goto(path(flowLocale, "home"));
  await page.goBack();
  await form.expectFilled(values);

  // Not the default language: its pages redirect to the stored one (e2e/flows/preference.spec.ts).
  const other = locales.findLast((locale) => locale !== flowLocale) ?? flowLocale;
  const there = new FormOnPage(page, order, other);
  await there.open();
  const filled = { ...values, productName: there.text(products[0].name) };
  await there.expectFilled(filled);
  network.hold();
  await there.submit.click();
  await expect.poll(() => referencesWith(request, message)).toHaveLength(1);
  await page.reload();
  network.restore();

  const [reference = ""] = await referencesWith(request, message);
  const [, report = ""] = there.text("messages.mayHaveArrived", { time: "|", reference }).split("|");
  await expect(there.form.locator(".doubt-note")).toContainText(report);
  await there.expectFilled(filled);
  await there.submit.click();
  const question = page.getByRole("alertdialog", { name: there.text("messages.sendAgainQuestion").slice(2) });
  await expect(question).toContainText(report);
  expect(await messagesWith(request, message)).toHaveLength(1);
  await question.getByRole("button", { name: there.text("orderForm.submit") }).click();
  await expect(there.success).toBeVisible();
  expect(await referencesWith(request, message)).toEqual([reference, reference]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  takeMessages(watch, ofTheNetwork);
});
