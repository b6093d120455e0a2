import { pressedControls } from "../../scripts/bench/presses/press-controls";
import { expect, test } from "../support/test";

// The bench runs by hand only: a control that has another name since would be noticed months later.
for (const { name, address, control, before } of pressedControls)
  test(`what the bench presses is there: ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(before ?? control)).not.toHaveCount(0);
  });
