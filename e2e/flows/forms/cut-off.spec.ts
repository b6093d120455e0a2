import type { Locator } from "@playwright/test";

import { company, phoneLink } from "../../../app/_content/company/company";
import { languages } from "../../../app/_i18n/languages";
import { contact, FormOnPage, order, takeMessages } from "../../support/forms/forms";
import { expect, ofTheNetwork, test } from "../../support/network";
import { messagesWith } from "../../support/forms/mail-service";
import { expectStarted } from "../../support/islands/started";
import { sampled, sampledLanguages } from "../../support/matrix";

/**
 * The address that a link to an e-mail has when it is followed, which it is not.
 *
 * @param within what the link is in
 */
export function mailLinkIn(within: Locator): Promise<string> {
  return within.locator("[href^='mailto:']").evaluate((link: HTMLAnchorElement) => {
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.click();
    return link.href;
  });
}

for (const [turn, kind] of [order, contact].entries()) {
  for (const locale of sampledLanguages(turn)) {
    test.describe(`${kind.name} in ${languages[locale].name}: the network goes`, () => {
      for (const when of sampled(["before any script has come", "after the page has started"], turn)) {
        test(`${when}: a press says so, and sends when it is back`, async ({
          page,
          network,
          request,
          watch,
        }) => {
          const form = new FormOnPage(page, kind, locale);
          const values = kind.values();
          if (when.startsWith("before")) {
            await page.route("**/assets/js/**", async (route) => {
              network.cut();
              await route.continue();
            });
          }
          await form.open();
          await expectStarted(page);
          network.cut();
          await page.unrouteAll();
          await form.fill(values);
          await form.submit.click();

          await expect(form.unsent).toBeVisible();
          await expect(form.unsent).toContainText(form.word("messages.unsent").slice(2));
          await expect(form.unsent).toBeInViewport({ ratio: 0.9 });
          await expect(form.unsent.locator(`[href="${phoneLink(company.mainPhone)}"]`)).toBeVisible();
          const mail = new URL(await mailLinkIn(form.unsent));
          expect(mail.protocol + mail.pathname).toBe(`mailto:${kind.email}`);
          expect(mail.searchParams.get("subject")).not.toBe("");
          for (const [name, value] of Object.entries(values)) {
            expect(mail.searchParams.get("body")).toContain(form.word(`${kind.words}.fields.${name}.label`));
            expect(mail.searchParams.get("body")).toContain(`: ${value}\n`);
          }
          await form.submit.click();
          await expect(form.unsent, "said again").toBeVisible();
          await form.expectFilled(values);

          network.restore();
          await form.submit.click();
          await expect(form.success).toBeVisible();
          await expect(form.unsent).toBeHidden();
          expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
          expect(takeMessages(watch, ofTheNetwork).length).toBeGreaterThan(0);
        });
      }
    });
  }

  test(`${kind.name}: an e-mail holds as many whole lines as Windows opens`, async ({
    page,
    network,
    watch,
  }) => {
    const form = new FormOnPage(page, kind, "pl");
    const values = kind.values();
    await form.open();
    await expectStarted(page);
    network.cut();
    await form.fill({ ...values, message: "ąę👩‍🏭 ".repeat(700) });
    await form.submit.click();
    await expect(form.unsent).toBeVisible();
    const href = await mailLinkIn(form.unsent);
    expect(href.length).toBeLessThanOrEqual(2000);
    const first = Object.values(values)[0] ?? "";
    expect(new URL(href).searchParams.get("body")).toContain(first);
    takeMessages(watch, ofTheNetwork);
  });

  test(`${kind.name}: what is typed before any script has come is kept`, async ({ page, network, watch }) => {
    const form = new FormOnPage(page, kind, "pl");
    const values = kind.values();
    await page.route("**/assets/js/**", (route) => route.abort());
    await form.open();
    await form.fill(values);
    await page.unrouteAll();
    await page.goto("/");
    await form.open();
    await form.expectFilled(values);
    network.cut();
    takeMessages(watch, ofTheNetwork);
  });
}
