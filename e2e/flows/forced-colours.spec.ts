import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted, openTool } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

/** As somebody sees a page whose own colours are light on dark. */
test.use({
  viewport: { width: 1440, height },
  colorScheme: "dark",
  contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

/** The look of something that a background alone must not mark: forced colours remove it. */
const outlineOf = (place: Locator) =>
  place.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, outlineColor].join(" ");
  });

/** What is painted within an element's box, as relative luminance (WCAG 2.2) of each pixel, row by row. */
async function luminances(element: Locator): Promise<number[]> {
  await element.scrollIntoViewIfNeeded();
  const { data } = await sharp(await element.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return Array.from({ length: data.length / 3 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * pixel, 3 * pixel + 3);
    return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  });
}

/** The contrast between the darkest and the lightest pixel of an element, from 1, which is nothing to be seen, to 21. */
async function contrastWithin(element: Locator): Promise<number> {
  const painted = await luminances(element);
  const [darkest, lightest] = [Math.min, Math.max].map((of) =>
    painted.reduce((one, other) => of(one, other)),
  );
  return ((lightest ?? 0) + 0.05) / ((darkest ?? 0) + 0.05);
}

/** Expects that what is drawn in an element is distinct from its ground (WCAG 2.2, 1.4.11). */
async function expectSeen(element: Locator, name: string): Promise<void> {
  expect.soft(await contrastWithin(element), name).toBeGreaterThanOrEqual(3);
}

test("in forced colours pictograms and logos stand out, and the slide in front is marked", async ({
  page,
}) => {
  await page.goto(path(locale, "home"));
  await expectStarted(page);
  const buttons = page.locator(".banner__picker button");
  for (const index of [0, 1]) {
    await buttons.nth(index).press("Enter");
    await expect(buttons.nth(index)).toHaveAttribute("aria-current", "true");
    const marks = await buttons.evaluateAll((all) =>
      all.map((button) => getComputedStyle(button, "::before").backgroundColor),
    );
    expect(new Set(marks).size).toBe(2);
    expect(marks.filter((mark) => mark === marks[index])).toHaveLength(1);
  }
  for (const pictogram of await page.locator(".recommendations__slide svg").all())
    await expectSeen(pictogram, "pictogram");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSeen(page.locator(".site-header__logo img"), `logo of the header, ${colorScheme}`);
    await expectSeen(page.locator(".site-footer__brand img"), `logo of the footer, ${colorScheme}`);
  }
});

test("in forced colours what is chosen and what is wrong is marked, and a pallet has lines", async ({
  page,
}) => {
  await openTool(page, "size", "?t=x");
  const options = page.locator(".choice__option", { has: page.locator("[name=size-k]") });
  const outlines = await Promise.all((await options.all()).map(outlineOf));
  expect(
    outlines.filter((each) => each === outlines[0]),
    "the first is chosen",
  ).toHaveLength(1);
  await page.locator("[name=size-k]").last().check();
  expect(await outlineOf(options.last())).not.toBe(await outlineOf(options.first()));
  // A fault has words and a wider edge.
  const edge = (name: string) =>
    page.locator(name).evaluate((field) => parseFloat(getComputedStyle(field).borderInlineStartWidth));
  expect(await edge("#size-t")).toBeGreaterThan(await edge("#size-l"));
  await expect(page.locator(".drawing-sheet__plan path, .drawing-sheet__plan rect").first()).not.toHaveCSS(
    "stroke",
    "none",
  );

  await openTool(page, "comparison");
  const box = page.getByRole("checkbox", { name: t(locale, products[0].name) });
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).not.toBe("none");
  const weight = (cell: string) =>
    page
      .locator(`${cell} .comparison__value`)
      .first()
      .evaluate((value) => Number(getComputedStyle(value).fontWeight));
  expect(await weight("td.is-other")).toBeGreaterThan(await weight("td:not(.is-other)"));
});
