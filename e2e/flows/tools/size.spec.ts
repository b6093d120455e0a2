import { usualOwn } from "../../../app/_pallet/own/own-fields";
import { expectToolReady, fieldsInAddress, openTool } from "../../support/islands";
import { t } from "../../support/catalog";
import { flowLocale as locale } from "../../support/matrix";
import { expect, test } from "../../support/test";

test("a pallet is requested by keyboard alone, each field in its order, and added", async ({ page }) => {
  await openTool(page, "size");
  await page.locator("#size-p").focus();
  // The span field appears once a rack is chosen.
  const order = ["l", "w", "n", "t", "b", "a", "k", "y", "e", "m", "c", "s", "r", "h", "d", "z", "f", "q"];
  expect([...order, "p"].sort()).toEqual(Object.keys(usualOwn).sort());
  const typed = { l: "1300", w: "1100", m: "900", r: "1000", d: "GB", q: "200", z: "LS1 4AP" };
  for (const name of order) {
    await page.keyboard.press("Tab");
    // A note about earlier fields may contain a button that fixes them.
    if (await page.locator(".size__notes :focus").count()) await page.keyboard.press("Tab");
    if (await page.locator(".size__fold:not([open]) > summary:focus").count()) {
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    await expect(page.locator(`:focus[name=size-${name}]`)).toHaveCount(1);
    if (name in typed) {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(typed[name as keyof typeof typed]);
    }
    // Selects the second option.
    if (["k", "e", "c", "s", "h", "f"].includes(name)) await page.keyboard.press("ArrowRight");
  }
  await expect
    .poll(() => fieldsInAddress(page))
    .toEqual({ ...typed, k: "s", e: "2", c: "1", s: "r", h: "1", f: "m" });
  await page.keyboard.press("Tab");
  await expect(page.locator(".adding > a")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".adding__answer > a")).toBeFocused();
});

test("the planner plans and adds the pallet that was drawn", async ({ page }) => {
  const [length, width, thickness, blocks] = [500, 500, 10, 40];
  await openTool(page, "size", `?l=${length}&w=${width}&t=${thickness}&y=${blocks}`);
  await page
    .locator("main")
    .getByRole("link", { name: t(locale, "size.actions.load") })
    .click();
  await expectToolReady(page, "load");
  const size = [length, width, 3 * thickness + blocks];
  for (const [index, name] of ["l", "w", "h"].entries())
    await expect(page.locator(`#plan-${name}`)).toHaveValue(String(size[index]));
  await expect(page.locator(".field-error")).toHaveCount(0);
  await page.locator('.planner-foot__actions a[href*="#a="]').click();
  await page.locator(".adding__answer > a").click();
  await expect(page.locator(".quote-line")).toContainText(size.join(" × "));
});
