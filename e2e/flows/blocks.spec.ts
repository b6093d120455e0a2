import { cutRange } from "../../app/_content/blocks";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { flowLocale as locale } from "../support/matrix";
import { expect, test } from "../support/test";

test("blocks of a length of one's own go on the quote list at once, and back from it", async ({ page }) => {
  await page.goto(path(locale, "blocks"));
  await page.locator(".choice__option").last().click();
  await page.getByLabel(t(locale, "blocks.data.length")).fill(String(cutRange[0]));
  await page.getByLabel(t(locale, "blocks.cut.quantity")).fill("900");
  const answer = page.locator(".adding__answer");
  await page.locator(".adding > a").click();
  await expect(answer).toContainText("900");
  await expect(page).toHaveURL(RegExp(`^[^?]+${path(locale, "blocks")}\\?`));
  await answer.getByRole("button").click();
  await expect(answer).toHaveCount(0);
});
