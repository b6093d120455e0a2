import type { Locator } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { usualVehicle } from "../../../app/_content/vehicles";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_features/quote/code";
import { mostLines } from "../../../app/_features/quote/line";
import { brokenLines } from "../../support/measures/broken-lines";
import { expectSeen } from "../../support/measures/pixels";
import { longestList, QuoteOnPage } from "../../support/forms/quote";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";

const [first, second] = products;

for (const locale of sampledLanguages()) {
  test(`a list is put together, changed and undone in ${locale}`, async ({ page }) => {
    const quote = new QuoteOnPage(page, locale);
    const { words } = quote;
    await quote.open();
    await quote.put(first.id, 468);
    await expect(quote.lines).toHaveCount(1);
    await expect(quote.lines).toContainText(words.products[first.id]?.name ?? "");
    await expect(quote.lines).toContainText("468");
    await expect(quote.status).toContainText(quote.counted(1));
    await expect(page.locator(".site-header__quote [data-lines]")).toContainText(quote.counted(1));

    // In full loads, by the vehicle that is offered first.
    await quote.kind(second.id).check();
    await page.getByRole("radio", { name: words.t("quote.composer.unitLoads") }).check();
    await quote.amount.fill("2");
    const perLoad = words.products[second.id]?.loads.semi ?? 0;
    await expect(page.locator(".quote-composer__sum strong")).toContainText(String(2 * perLoad));
    await quote.add.click();
    await expect(quote.lines).toHaveCount(2);

    await quote.change(0).click();
    await expect(quote.amount).toHaveValue("468");
    await expect(quote.amount).toBeFocused();
    await quote.amount.fill("500");
    await page.getByRole("button", { name: words.t("quote.composer.saveButton") }).click();
    await expect(quote.lines.first()).toContainText("500");
    await expect(quote.change(0)).toBeFocused();

    await quote.remove(0).click();
    await expect(quote.lines).toHaveCount(1);
    await expect(quote.undo).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(quote.lines).toHaveCount(2);
    await expect(quote.remove(0)).toBeFocused();
    await expect(quote.lines.first()).toContainText("500");
  });
}

test("a list outlives a reload, the way back and another language; its texts change, its figures stay", async ({
  page,
}) => {
  const lines = longestList(11);
  const quote = new QuoteOnPage(page, "pl");
  await quote.open(lines);
  const code = encode(lines);
  expect(await quote.kept()).toBe(code);
  await expect(page).toHaveURL(path("pl", "landing"));
  await page.reload();
  await expect(quote.lines).toHaveCount(mostLines);
  await page.goto(path("pl", "home"));
  await expect(page.locator(".site-header__quote [data-lines]")).toHaveText(new RegExp(`^${mostLines}`));
  await page.goBack();
  await expect(quote.lines).toHaveCount(mostLines);

  const german = new QuoteOnPage(page, "de");
  await page.goto(path("de", "landing"));
  await expect(german.lines).toHaveCount(mostLines);
  await expect(page.locator(".quote-list__count")).toHaveText(german.counted(mostLines));
  expect(await german.kept()).toBe(code);
});

test("a line shows the drawing of its kind as the composer does, and a pallet of one's own its own outline", async ({
  page,
}) => {
  const quote = new QuoteOnPage(page, "de");
  const own = { kind: "custom", size: [1300, 700, 150], pieces: 5 } as const;
  await quote.open([
    ...products.map(({ id }) => ({ kind: "product", product: id, pieces: 5 }) as const),
    own,
  ]);
  /** The drawing alone, at one size and on one ground. */
  const picture = async (drawing: Locator) => {
    await drawing.evaluate((svg: SVGElement) => {
      Object.assign(svg.style, {
        position: "fixed",
        inset: "0 auto auto 0",
        inlineSize: "80px",
        zIndex: "9",
      });
      svg.style.background = "white";
    });
    const taken = await drawing.screenshot({ animations: "disabled" });
    await drawing.evaluate((svg) => svg.removeAttribute("style"));
    return taken;
  };
  for (const [index, { id }] of products.entries()) {
    const drawn = await picture(page.locator(`svg:has(> #kind-${id})`));
    expect.soft(drawn.equals(await picture(quote.lines.nth(index).locator("svg"))), String(id)).toBe(true);
  }
  await expectSeen(quote.lines.last().locator("svg"), "own outline");
  const box = await quote.lines.last().locator("svg path").boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(1);
});

test("on a phone a link with lines opens at the list, and every kind is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const quote = new QuoteOnPage(page, "pl");
  await quote.open(longestList(13).slice(0, 2));
  await expect.poll(async () => (await quote.lines.first().boundingBox())?.y).toBeLessThan(400);
  await quote.open([{ kind: "load", product: first.id, vehicle: usualVehicle.id, loads: 1 }]);
  expect(await page.evaluate(brokenLines)).toEqual([]);
  for (const option of await quote.composer.locator(".kind-choice__option").all()) {
    const box = await option.boundingBox();
    expect.soft(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  }
});

test("a full list takes no more, and says so", async ({ page }) => {
  const quote = new QuoteOnPage(page, "en");
  await quote.open(longestList(12));
  await quote.kind("blocks").check();
  await quote.amount.fill("5");
  await expect(quote.add).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(quote.words.t("quote.composer.listFull", { max: mostLines }))).toBeVisible();
  await quote.add.click({ force: true });
  await expect(quote.lines).toHaveCount(mostLines);
});

test("what is missing is reported at the composer and nowhere else", async ({ page }) => {
  const quote = new QuoteOnPage(page, "de");
  await quote.open();
  await quote.kind(first.id).check();
  await expect(quote.amount).toBeVisible();
  await quote.amount.fill("-5");
  await quote.add.click();
  await expect(page.locator("#line-amount-problem")).toHaveText(
    quote.words.t("quote.composer.quantityMissing"),
  );
  await expect(quote.amount).toBeFocused();
  await expect(quote.lines).toHaveCount(0);
  await quote.amount.fill("5");
  await expect(page.locator("#line-amount-problem")).toHaveCount(0);
});

test("by keyboard alone a line is added, changed and removed", async ({ page }) => {
  const quote = new QuoteOnPage(page, "en");
  await quote.open();
  await quote.kind(first.id).focus();
  await page.keyboard.press("Space");
  await expect(quote.amount).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(quote.amount).toBeFocused();
  await page.keyboard.type("468");
  await page.keyboard.press("Enter");
  await expect(quote.lines).toHaveCount(1);
  await quote.remove(0).focus();
  await page.keyboard.press("Enter");
  await expect(quote.undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quote.remove(0)).toBeFocused();
});

test("with storage blocked the list lives as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const quote = new QuoteOnPage(page, "pl");
  await quote.open();
  await quote.put(first.id, 5);
  await expect(quote.lines).toHaveCount(1);
});
