import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { figure } from "../../../app/_i18n/figures";
import { type Page as Address, path } from "../../../app/_i18n/paths";
import { encode, linesIn } from "../../../app/_quote/code/code";
import { beforeStop, shortly } from "../../../app/_quote/list/describe";
import { buildKeys } from "../../../app/_quote/list/quote-texts";
import { expectAccessible } from "../../support/measures/axe";
import { expectHydrated } from "../../support/islands";
import { expectUnbroken } from "../../support/measures/broken-lines";
import { misplaced } from "../../support/measures/layout";
import { flowLocale } from "../../support/matrix";
import { QuoteOnPage } from "../../support/forms/quote";
import { expect, test } from "../../support/test";

const answer = (page: Page) => page.locator(".adding__answer");

test("a pallet of one's own comes to the list with all that was stated of it, and can be taken off", async ({
  page,
}) => {
  const quote = new QuoteOnPage(page, flowLocale);
  const { t: say } = quote.words;
  const search = "?l=1300&w=1100&n=8&b=98&a=120&t=20&y=90&k=p&e=4&m=900&s=r&r=1100&h=1&d=GB&q=200";
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path(flowLocale, "size") + search);
  await expectHydrated(page.locator("[data-island=size-tool]"));
  const link = page.locator(".adding > a").first();
  const [line] = linesIn((await link.getAttribute("href"))?.split("#a=")[1] ?? "") ?? [];
  if (!line) throw new Error("The link brings no line.");
  await link.press("Enter");
  const added = say("quote.announce.added", { name: beforeStop(shortly(line, quote.words)), count: 1 });
  await expect(page.locator("[data-live]").first()).toHaveText(added);
  const way = answer(page).getByRole("link", { name: say("quote.openButton", { count: 1 }) });
  await expect(way).toBeFocused();
  expect(await page.evaluate(misplaced)).toEqual([]);
  await expectUnbroken(page, ".adding");
  await expectAccessible(page, { within: ".adding" });
  expect(await quote.kept()).toBe(encode([line]));
  await expect(quote.count).toContainText(quote.counted(1));
  await expect(page.locator(".site-header__list")).toBeVisible();

  await answer(page)
    .getByRole("button", { name: say("quote.actions.undo") })
    .press("Enter");
  expect(await quote.kept()).toBe("");
  await expect(link).toBeFocused();
  await expect(quote.count).toHaveCount(0);
  await expect(page.locator(".site-header__list")).toBeHidden();

  await link.press("Enter");
  await way.click();
  for (const figure of ["1300 × 1100 × 150", "8 × 98 × 20", "120", "900", "1100", "GB"])
    await expect(quote.lines).toContainText(figure);
  await expect(quote.lines).toContainText(say(buildKeys.entries4));
  await expect(quote.amountOf(0)).toHaveValue("200");
  // The previous page must show the current count.
  await quote.remove(0).click();
  await page.goBack();
  await expect(quote.count).toHaveCount(0);
});

test("every pallet is added where the first was pressed, on a low window that does not move", async ({
  page,
}) => {
  const [{ id }] = products;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path(flowLocale, { route: "product", id }));
  const link = page.locator(".adding > a").first();
  const { y: top } = (await link.boundingBox()) ?? {};
  const others = page.locator(".adding__more a");
  await link.click();
  const way = answer(page).getByRole("link");
  await expect(way).toBeInViewport({ ratio: 1 });
  expect((await answer(page).boundingBox())?.y, "the page stays where it is").toBe(top);
  await expect(others).toHaveCount(products.length - 1);
  for (const other of await others.all()) await other.click();
  const quote = new QuoteOnPage(page, flowLocale);
  await expect(way).toHaveText(quote.words.t("quote.openButton", { count: products.length }));
  await way.click();
  await expect(quote.lines).toHaveCount(products.length);
});

test("a card of the catalogue is as high with an answer as with its buttons", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path(flowLocale, "catalogue"));
    const card = page.locator(".product-card").first();
    const { height } = (await card.boundingBox()) ?? {};
    await card.locator(".adding > a").click();
    await expect(answer(page).getByRole("link")).toBeInViewport({ ratio: 1 });
    expect((await card.boundingBox())?.height, `${width} px`).toBe(height);
    await page.evaluate(() => sessionStorage.clear());
  }
});

/** Pages with their own button, and the field of its amount. */
const own: readonly (readonly [page: Address, field?: string])[] = [
  [{ route: "product", id: products[0].id }],
  [{ route: "load" }, "plan-q"],
  [{ route: "size" }, "size-q"],
  [{ route: "blocks" }, "cut-n"],
];

test("the quote links around a page lead where its own button leads, and to the amount where that is missing", async ({
  page,
}) => {
  const quote = new QuoteOnPage(page, flowLocale);
  const frame = page.locator(".site-header__quote");
  for (const [address, field] of own) {
    await page.goto(path(flowLocale, address));
    if (field) {
      const amount = page.locator(`#${field}`);
      // The planner starts with an amount: one vehicle.
      if (field === "plan-q") await amount.focus();
      else await frame.click();
      await expect(amount).toBeFocused();
      await page.keyboard.type("1200");
      await expect(frame).toContainText(figure(flowLocale, 1200));
    }
    await frame.click();
    await expect(quote.lines).toHaveCount(1);
    if (field) await expect(quote.amountOf(0)).toHaveValue("1200");
    else await expect(quote.lines).toContainText(products[0].shortName);
    await page.evaluate(() => sessionStorage.clear());
  }
});
