import type { Route } from "@playwright/test";

import { company, phoneLink } from "../../../app/_content/company/company";
import { formOn, order, takeMessages } from "../../support/forms/forms";
import { messagesWith } from "../../support/forms/mail-service";
import { expectStarted } from "../../support/islands";
import { expect, test } from "../../support/test";

/** Messages of the browser and the page about a lost network. The page names the module. */
const ofTheNetwork =
  /ERR_|Failed to fetch|NetworkError|Error: \/assets\/js\/|\/assets\/js\/\S+ Error$|^uncaught: download failed/;

test(
  "without a network and scripts, a press on the order says so, and sends when the network is back",
  { tag: "@engines" },
  async ({ page, request, watch }) => {
    const form = formOn(page, order);
    const values = order.values();
    const cut = (route: Route) => route.abort("connectionreset");
    await page.route("**/assets/js/**", cut);
    await form.open();
    await expectStarted(page);
    await page.route("**", cut);
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
    expect(href).toMatch(
      new RegExp(`^mailto:${order.email}\\?subject=.+&body=.*${encodeURIComponent(values.name ?? "")}`),
    );
    await form.submit.click();
    await expect(form.unsent, "said again").toBeVisible();
    await form.expectFilled(values);
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join()), "the draft")
      .toContain(values.message);
    await expect(page, "nothing given away").toHaveURL(order.address);

    await page.unrouteAll();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await expect(form.unsent).toBeHidden();
    expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
    expect(takeMessages(watch, ofTheNetwork).length).toBeGreaterThan(0);
  },
);
