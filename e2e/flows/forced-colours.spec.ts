import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted, openTool } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { walkFocus } from "../support/measures/focus";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

/** A visitor with a light-on-dark theme. */
test.use({
  viewport: { width: 1440, height },
  colorScheme: "dark",
  contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

/** Returns an element's outline. A state needs more than a background, which forced colours remove. */
const outlineOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, outlineColor].join(" ");
  });

/** Returns the contrast (WCAG 2.2) between an element's darkest and lightest pixel, from 1 (uniform) to 21. */
async function contrastWithin(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const picture = sharp(await element.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .greyscale();
  // Statistics are those of the input: not of the grey picture, unless it is one.
  const { channels } = await sharp(await picture.toBuffer()).stats();
  const luminance = (value = 0) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [{ min, max } = { min: 0, max: 0 }] = channels;
  return (luminance(max) + 0.05) / (luminance(min) + 0.05);
}

/** Expects that an element's graphics contrast with their background (WCAG 2.2, 1.4.11). */
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
  await expectSeen(page.locator(".recommendations__slide svg").first(), "pictogram");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSeen(page.locator(".site-header__logo img"), `logo of the header, ${colorScheme}`);
    await expectSeen(page.locator(".site-footer__brand img"), `logo of the footer, ${colorScheme}`);
  }
});

test("in forced colours every figure of a tool's answer can be read", async ({ page }) => {
  for (const { route: tool, island } of tools.filter((each) => each.island)) {
    // Every tool has its amount in one of these fields, or an answer without an amount.
    await page.goto(`${path(locale, tool)}?q=1200`);
    await expectStarted(page);
    const shown = page
      .locator(`[data-island="${island}"]`)
      .locator(".kerf, td, dd")
      .filter({ hasText: /\d/, visible: true });
    await expect.poll(() => shown.count(), tool).toBeGreaterThan(0);
    for (const figure of await shown.all()) await expectSeen(figure, `${tool}: ${await figure.innerText()}`);
    for (const chosen of await page.locator(`[data-island="${island}"] [aria-current=true]:visible`).all())
      expect.soft(await outlineOf(chosen), `${tool}: the chosen row`).toMatch(/solid [1-9]/);
  }
});

test("in forced colours chosen and invalid controls are marked, and a pallet has outlines", async ({
  page,
}) => {
  await openTool(page, "size", "?t=x&y=x");
  const options = page.locator(".choice__option", { has: page.locator("[name=size-blocks]") });
  const outlines = await Promise.all((await options.all()).map(outlineOf));
  expect(
    outlines.filter((each) => each === outlines[0]),
    "the first is chosen",
  ).toHaveLength(1);
  await page.locator("[name=size-blocks]").last().check();
  expect(await outlineOf(options.last())).not.toBe(await outlineOf(options.first()));
  // A fault is marked by a text and a wider border.
  const edge = (name: string) =>
    page.locator(name).evaluate((field) => parseFloat(getComputedStyle(field).borderInlineStartWidth));
  expect(await edge("#size-thickness")).toBeGreaterThan(await edge("#size-length"));
  await expect(page.locator(".drawing-sheet__plan path, .drawing-sheet__plan rect").first()).not.toHaveCSS(
    "stroke",
    "none",
  );

  await openTool(page, "comparison");
  const box = page.getByLabel(t(locale, "comparison.onlyDifferences"));
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).not.toBe("none");
  const weight = (cell: string) =>
    page
      .locator(`${cell} .comparison__value`)
      .first()
      .evaluate((value) => Number(getComputedStyle(value).fontWeight));
  expect(await weight("td.is-other")).toBeGreaterThan(await weight("td:not(.is-other)"));
  expect(await walkFocus(page)).toEqual([]);
});
