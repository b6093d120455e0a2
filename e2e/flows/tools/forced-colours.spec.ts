import type { Locator } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { expectHydrated } from "../../support/islands/hydrated";
import { t } from "../../support/catalog";
import { expect, test } from "../../support/test";

/** The look of something that a background alone must not mark: forced colours remove it. */
const look = (place: Locator) =>
  place.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, outlineColor].join(" ");
  });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

test("what is chosen of a pallet to size is marked, and its drawing has lines", async ({ page }) => {
  await page.goto(`${path("pl", "size")}?t=x`);
  await expectHydrated(page.locator("[data-island=pallet-builder]"));
  const options = page.locator(".choice__option", { has: page.locator("[name=size-k]") });
  await expect(options).not.toHaveCount(0);
  const looks = await Promise.all((await options.all()).map(look));
  expect(
    looks.filter((each) => each === looks[0]),
    "the first is chosen",
  ).toHaveLength(1);
  await page.locator("[name=size-k]").last().check();
  expect(await look(options.last())).not.toBe(await look(options.first()));
  // A fault has words and a wider edge.
  const wide = (name: string) =>
    page.locator(name).evaluate((field) => parseFloat(getComputedStyle(field).borderInlineStartWidth));
  expect(await wide("#size-t")).toBeGreaterThan(await wide("#size-l"));
  const line = page.locator(".drawing-sheet__plan path, .drawing-sheet__plan rect").first();
  await expect(line).not.toHaveCSS("stroke", "none");
});

test("the comparison's checkboxes are the system's own, and its differences are bold", async ({ page }) => {
  await page.goto(path("pl", "comparison"));
  await expectHydrated(page.locator("[data-island=comparison-filter]"));
  const box = page.getByRole("checkbox", { name: t("pl", products[0].name) });
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).not.toBe("none");
  const weight = (cell: string) =>
    page
      .locator(`${cell} .comparison__value`)
      .first()
      .evaluate((value) => Number(getComputedStyle(value).fontWeight));
  expect(await weight("td.is-other")).toBeGreaterThan(await weight("td:not(.is-other)"));
});
