import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { usualVehicle, vehicles } from "../../app/_content/vehicles";
import { path } from "../../app/_i18n/paths";
import { quoteOn } from "../support/forms/quote";
import { expectStarted } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { expect, test } from "../support/test";

/**
 * Runs in the page. Translates it like a browser: replaces each untranslated text node with an element.
 * Appends a sign to each text, so that tests still find it.
 */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, noscript, textarea")) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `${text.data}*`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const translate = (page: Page) => page.evaluate(translatePage);

/** Opens a page and translates it before any interaction. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectStarted(page);
  await translate(page);
}

const [, second] = products;

/** The planner's tested changes: a control's id, whose last letter is its field in the address, and a value. */
const changes = [
  ["plan-p", String(second.id)],
  ["plan-v", vehicles.find(({ id }) => id !== usualVehicle.id)?.id ?? ""],
  ["plan-n", "10"],
  ["plan-q", "77"],
] as const;

test(
  "on a translated page every change of a tool counts, its line goes on the list, and a line taken off comes back",
  { tag: "@engines" },
  async ({ page }) => {
    await openTranslated(page, path(locale, "load"));
    for (const [id, value] of changes) {
      const control = page.locator(`#${id}`);
      if (!(await control.isVisible()))
        await page.locator("details", { has: control }).locator("summary").click();
      await control.focus();
      if (await control.evaluate((element) => element.matches("select"))) await control.selectOption(value);
      else {
        await control.press("ControlOrMeta+A");
        await page.keyboard.type(value);
      }
      await expect(control).toHaveValue(value);
      await expect.poll(() => new URL(page.url()).searchParams.get(id.slice(-1))).toBe(value);
      await translate(page);
    }
    for (const [id, value] of changes) await expect(page.locator(`#${id}`)).toHaveValue(value);
    await page.locator('.tool-actions a[href*="#a="]').click();
    await page.locator(".adding__answer > a").click();

    const quote = quoteOn(page);
    await expect(quote.lines).toHaveCount(1);
    await translate(page);
    await quote.opener.click();
    await quote.picture(second.id).click();
    await expect(quote.lines).toHaveCount(2);
    await translate(page);
    await quote.amountOf(1).fill("99");
    await translate(page);
    await quote.remove(0).click();
    await expect(quote.lines).toHaveCount(1);
    await translate(page);
    await quote.undo.click();
    await expect(quote.lines).toHaveCount(2);
  },
);
