import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { pattern, t } from "../support/catalog";
import { expectStarted, openTool } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { walkFocus } from "../support/measures/focus";
import { height } from "../support/measures/layout";
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

test("in forced colours logos and pictograms stand out, and the slide in front is marked", async ({
  page,
}) => {
  await page.goto(path(locale, "home"));
  await expectStarted(page);
  // Each name begins with the slide's own.
  const { source } = pattern(locale, "accessibility.goToSlide");
  const slides = page.getByRole("button", { name: new RegExp(source.slice(1)) });
  for (const index of [0, 1]) {
    await slides.nth(index).press("Enter");
    await expect(slides.nth(index)).toHaveAttribute("aria-current", "true");
    const marks = await slides.evaluateAll((all) =>
      all.map((button) => getComputedStyle(button, "::before").backgroundColor),
    );
    expect(marks.filter((mark) => mark === marks[index])).toHaveLength(1);
  }
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const logo of await page.locator('img[src$="logo.svg"]').filter({ visible: true }).all())
      await expectSeen(logo, `logo, ${colorScheme}`);
    for (const icon of (await page.locator("main svg").filter({ visible: true }).all()).slice(0, 20))
      await expectSeen(
        icon,
        `pictogram, ${colorScheme}: ${await icon.evaluate((svg) => svg.parentElement?.outerHTML.slice(0, 90))}`,
      );
  }
});

test("in forced colours every figure of a tool's answer can be read, chosen and invalid controls are marked, and drawings have outlines", async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const { route: tool, island, searches } of tools.filter((each) => each.island)) {
    const part = page.locator(`[data-island="${island}"]`);
    // Every tool has its amount in this field, or an answer without an amount.
    await openTool(page, tool, "?q=1200");
    const shown = part.locator("strong, b, td, dd, output").filter({ hasText: /\d/, visible: true });
    await expect.poll(() => shown.count(), tool).toBeGreaterThan(0);
    for (const figure of await shown.all()) await expectSeen(figure, `${tool}: ${await figure.innerText()}`);
    for (const chosen of await part.locator("[aria-current=true]:visible").all())
      expect.soft(await outlineOf(chosen), `${tool}: the chosen row`).toMatch(/solid [1-9]/);
    const outlined = await part
      .locator("svg[role=img]")
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((svg) =>
          [...svg.querySelectorAll("path, rect")].some((shape) => getComputedStyle(shape).stroke !== "none"),
        ),
      );
    expect.soft(outlined, `${tool}: drawings without a line`).not.toContain(false);
    for (const radio of await part.locator("[type=radio]:not(:checked):visible").all()) {
      // Of the radio button or of its option, as the site draws it.
      const looks = async () => (await radio.locator("xpath=..").screenshot()).toString("base64");
      const before = await looks();
      await radio.check({ force: true });
      expect.soft((await looks()) !== before, `${tool}: the chosen option`).toBe(true);
    }
    await openTool(page, tool, searches.at(-1));
    // A fault is marked by a text and a wider border.
    const edges = await part
      .locator("input:visible:not([type=radio], [type=checkbox])")
      .evaluateAll((all) =>
        all.map(
          (field) =>
            [
              field.ariaInvalid === "true",
              parseFloat(getComputedStyle(field).borderInlineStartWidth),
            ] as const,
        ),
      );
    const [invalid, valid] = [true, false].map((state) =>
      edges.flatMap(([isInvalid, edge]) => (isInvalid === state ? [edge] : [])),
    );
    if (invalid?.length && valid?.length)
      expect.soft(Math.min(...invalid), tool).toBeGreaterThan(Math.max(...valid));
    expect.soft(await walkFocus(page), tool).toEqual([]);
  }
});

test("in forced colours differences of the comparison are marked by their weight", async ({ page }) => {
  await openTool(page, "comparison");
  const box = page.getByLabel(t(locale, "comparison.onlyDifferences"));
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).not.toBe("none");
  const weights = await page
    .getByRole("cell")
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell.querySelector("span") ?? cell).fontWeight),
    );
  expect(new Set(weights).size).toBeGreaterThan(1);
});
