import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { expectAccessible, expectForcedColours } from "../../support/measures/axe";
import { contact, FormOnPage } from "../../support/forms/forms";
import { longestList, QuoteOnPage } from "../../support/forms/quote";
import { expectReadable } from "../../support/measures/layout";
import { height } from "../../support/measures/screens";
import { setTextSize, textSizes } from "../../support/measures/text";
import { sampledThird } from "../../support/matrix";
import { expect, test } from "../../support/test";
import { quoteWords } from "../../support/built-pages";

/** Every state that the list, the composer and what follows sending can be in, each from a page of its own. */
const states: Record<string, (page: Page) => Promise<void>> = {
  composer: async (page) => {
    const quote = new QuoteOnPage(page, "de");
    await quote.open();
    await quote.kind(products[0].id).check();
    await expect(quote.amount).toBeVisible();
    await page.getByRole("radio", { name: quote.words.t("quote.composer.unitLoads") }).check();
    await page.locator(".quote-composer__more summary").click();
  },
  "composer with faults": async (page) => {
    const quote = new QuoteOnPage(page, "de");
    await quote.open();
    await quote.kind("custom").check();
    await expect(quote.amount).toBeVisible();
    await quote.add.click();
    await expect(page.locator("#line-amount-problem")).toBeVisible();
  },
  "a full list": async (page) => {
    await new QuoteOnPage(page, "de").open(longestList(41));
    await expect(page.locator(".message-preview")).toBeVisible();
    await page.locator(".message-preview summary").click();
  },
  "a removed line": async (page) => {
    const quote = new QuoteOnPage(page, "de");
    await quote.open(longestList(42).slice(0, 2));
    await quote.remove(0).click();
    await expect(quote.undo).toBeFocused();
  },
  "what was sent": async (page) => {
    const form = new FormOnPage(page, contact, "de");
    await new QuoteOnPage(page, "de").open(longestList(43));
    await form.fill(contact.values());
    await form.submit.click();
    await form.success.getByRole("button", { name: quoteWords("de").t("quote.sent.show") }).click();
    await expect(page.locator(".sent-summary")).toBeVisible();
  },
};

for (const [name, enter] of sampledThird(Object.entries(states))) {
  test(`${name}: accessible, also in forced colours, and readable at 320 px and with text of 200 %`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await enter(page);
    await expectAccessible(page, { within: ".request" });
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await expectAccessible(page, { within: ".request", without: ["color-contrast"] });
    await expectForcedColours(page);
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "none" });
    for (const [width, text] of [
      [320, textSizes.usual],
      [1280, textSizes.large],
      [360, textSizes.large],
    ] as const) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      await expectReadable(page, `${name}, ${width} px`);
    }
  });
}

test("the bar comes when the first screen has left, and goes at the form and at the footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.locator(".action-bar");
  for (const address of [
    path("pl", "home"),
    path("pl", "catalogue"),
    path("pl", { route: "product", id: products[0].id }),
  ]) {
    await page.goto(address);
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(bar).not.toBeInViewport();
  }
  await page.locator("[data-draft]").evaluate((form) => form.scrollIntoView({ behavior: "instant" }));
  await expect(bar).toBeHidden();
});

test("the bar covers nothing that has the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path("pl", "home"));
  await page.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
  const bar = page.locator(".action-bar");
  await expect(bar).toBeVisible();
  await page.locator("main a").nth(3).focus();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    const [over, top] = await page.evaluate(() => {
      const focused = document.activeElement as Element;
      const bar = document.querySelector(".action-bar") as Element;
      const seen = !bar.contains(focused) && getComputedStyle(bar).visibility === "visible";
      return [focused.getBoundingClientRect().top, seen ? bar.getBoundingClientRect().top : Infinity];
    });
    expect(over).toBeLessThan(top);
  }
});
