import { quoteOn } from "../../support/forms/quote";
import { fieldsInAddress, openTool } from "../../support/islands";
import { expect, test } from "../../support/test";

test(
  "a carton's three sides are pasted at once, and the pallets for its quantity go on the list",
  { tag: "@engines" },
  async ({ page }) => {
    await openTool(page, "cartons");
    await page.locator("#carton-l").fill("600 × 400 × 300");
    await expect.poll(() => fieldsInAddress(page)).toEqual({ l: "600", w: "400", h: "300" });
    await page.locator("#carton-q").fill("990");
    // On 1200 × 1000 mm five lie in a layer, and below 1800 mm five layers fit: 25 cartons on a pallet.
    await page.locator(".adding > a", { hasText: "40" }).click();
    await page.locator(".adding__answer > a").click();
    const quote = quoteOn(page);
    await expect(quote.amountOf(0)).toHaveValue("40");
  },
);
