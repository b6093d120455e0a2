import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { type Page as Address, path } from "../../../app/_i18n/paths";
import { sizeFields } from "../../../app/_tools/size/size-fields";
import { encode, linesIn } from "../../../app/_quote/line/code";
import { beforeStop, shortly } from "../../../app/_quote/line/describe";
import { buildKeys } from "../../../app/_quote/line/terms";
import { expectAccessible } from "../../support/measures/axe";
import { fieldsInAddress, openTool } from "../../support/islands";
import { expectUnbroken } from "../../support/measures/broken-lines";
import { misplaced } from "../../support/measures/layout";
import { height } from "../../support/measures/screens";
import { flowLocale } from "../../support/matrix";
import { quoteOn } from "../../support/forms/quote";
import { expect, test } from "../../support/test";

const answer = (page: Page) => page.locator(".adding__answer");

test(
  "by keyboard alone, a custom pallet is described field by field, added to the list with all its values, and removed",
  { tag: "@engines" },
  async ({ page }) => {
    const quote = quoteOn(page);
    const { t: say } = quote.texts;
    await page.setViewportSize({ width: 320, height: 800 });
    await openTool(page, "size");
    await page.locator("#size-p").focus();
    // The span field appears once a rack is chosen.
    const order = ["l", "w", "n", "t", "b", "a", "k", "y", "e", "m", "c", "s", "r", "h", "d", "q"];
    // Earlier addresses have the delivery, too.
    expect([...order, "p", "z", "f"].sort()).toEqual(Object.keys(sizeFields).sort());
    const typed = { l: "1300", w: "1100", m: "900", r: "1000", d: "GB", q: "200" };
    for (const name of order) {
      await page.keyboard.press("Tab");
      // A note about earlier fields may contain a button that fixes them.
      if (await page.locator(".size__notes :focus").count()) await page.keyboard.press("Tab");
      if (await page.locator(".tool-fold:not([open]) > summary:focus").count()) {
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
      }
      await expect(page.locator(`:focus[name=size-${name}]`)).toHaveCount(1);
      if (name in typed) {
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.type(typed[name as keyof typeof typed]);
      }
      // Selects the second option.
      if (["k", "e", "c", "s", "h"].includes(name)) await page.keyboard.press("ArrowRight");
    }
    await expect
      .poll(() => fieldsInAddress(page))
      .toEqual({ ...typed, k: "s", e: "2", c: "1", s: "r", h: "1" });
    await page.keyboard.press("Tab");
    const link = page.locator(".adding > a").first();
    await expect(link).toBeFocused();
    const [line] = linesIn((await link.getAttribute("href"))?.split("#a=")[1] ?? "") ?? [];
    if (!line) throw new Error("The link brings no line.");
    await page.keyboard.press("Enter");
    const added = say("quote.announce.added", { name: beforeStop(shortly(line, quote.texts)), count: 1 });
    await expect(page.locator("p[role=status]").first()).toHaveText(added);
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
    for (const figure of ["1300 × 1100", "900", "1000", "GB"])
      await expect(quote.lines).toContainText(figure);
    await expect(quote.lines).toContainText(say(buildKeys.entries2));
    await expect(quote.amountOf(0)).toHaveValue("200");
    // The previous page must show the current count.
    await quote.remove(0).click();
    await page.goBack();
    await expect(quote.count).toHaveCount(0);
  },
);

/** Pages whose quote links stand in narrow boxes, and those boxes. */
const narrow: readonly (readonly [page: Address, box: string])[] = [
  [{ route: "product", id: products[0].id }, ".summary"],
  [{ route: "catalogue" }, ".product-card"],
  [{ route: "comparison" }, "tr:has(.adding)"],
  [{ route: "size" }, ".tool-actions"],
  [{ route: "load" }, ".tool-actions"],
  [{ route: "ispm" }, ".ispm-ways"],
];

test("an answer takes no more space than the pressed link, in narrow boxes too", async ({ page }) => {
  for (const [address, box] of narrow) {
    await page.setViewportSize({ width: 360, height });
    await page.goto(path(flowLocale, address) + (address.route === "size" ? "?q=600" : ""));
    const container = page.locator(box, { has: page.locator(".adding > a >> visible=true") }).first();
    for (const width of [360, 820]) {
      await page.setViewportSize({ width, height });
      // After the press, no link in it may be visible.
      const element = await container.elementHandle();
      const before = await element?.boundingBox();
      await container.locator(".adding > a >> visible=true").first().click();
      const undo = answer(page).getByRole("button");
      await expect(undo).toBeInViewport({ ratio: 1 });
      expect((await element?.boundingBox())?.height, `${box} at ${width} px`).toBe(before?.height);
      // Looks at all widths itself.
      if (width === 820) await expectUnbroken(page, ".adding__answer");
      await undo.click();
    }
  }
});
