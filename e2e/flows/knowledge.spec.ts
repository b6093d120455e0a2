import { path } from "../../app/_i18n/paths";
import { flowLocale } from "../support/matrix";
import { expect, test } from "../support/test";

test("one of the two drawings of the marks is shown at every width", async ({ page }) => {
  await page.goto(path(flowLocale, "marks"));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(".mark-places__figure").getByRole("img")).toHaveCount(1);
  }
});
