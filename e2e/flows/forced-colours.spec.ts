import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { expect, expectStarted, openTool, test } from "../support/test";
import { flowLocale as locale } from "../support/matrix";
import { walkFocus } from "../support/measures/focus";
import { height } from "../support/measures/layout";

/** A visitor with a light-on-dark theme. */
test.use({
  viewport: { width: 1440, height },
  colorScheme: "dark",
  contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

/** Expects that the darkest and lightest pixel of a graphic contrast (WCAG 2.2, 1.4.11). */
async function expectSeen(element: Locator, name: string): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const picture = sharp(await element.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .greyscale();
  // Statistics are those of the input: not of the grey picture, unless it is one.
  const { channels } = await sharp(await picture.toBuffer()).stats();
  const luminance = (value = 0) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const contrast = (luminance(channels[0]?.max) + 0.05) / (luminance(channels[0]?.min) + 0.05);
  expect.soft(contrast, name).toBeGreaterThanOrEqual(3);
}

// Only a browser replaces the colours of a page.
test("in forced colours logos, pictograms and every figure of a tool's answer stand out, chosen rows, invalid fields and the focus are marked, and drawings have lines", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(path(locale, "home"));
  await expectStarted(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const graphics = page.locator('img[src$="logo.svg"], main svg').filter({ visible: true });
    for (const graphic of (await graphics.all()).slice(0, 20))
      await expectSeen(
        graphic,
        `${colorScheme}: ${await graphic.evaluate((each) => each.outerHTML.slice(0, 90))}`,
      );
  }
  for (const { route: tool, island, searches } of tools.filter((each) => each.island)) {
    const part = page.locator(`[data-island="${island}"]`);
    // Every tool has its amount in this field, or an answer without an amount.
    await openTool(page, tool, "?q=1200");
    const shown = part.locator("strong, b, td, dd, output").filter({ hasText: /\d/, visible: true });
    await expect.poll(() => shown.count(), tool).toBeGreaterThan(0);
    for (const figure of await shown.all()) await expectSeen(figure, `${tool}: ${await figure.innerText()}`);
    // A state needs more than a background, which forced colours remove.
    for (const chosen of await part.locator("[aria-current=true]:visible").all())
      await expect.soft(chosen, `${tool}: the chosen row`).not.toHaveCSS("outline-style", "none");
    for (const drawing of await part.locator("svg[role=img]").filter({ visible: true }).all())
      await expectSeen(drawing, `${tool}: a drawing`);
    await openTool(page, tool, searches.at(-1));
    // A fault is marked by a text and a wider border.
    const edges = await part
      .locator("input:visible:not([type=radio], [type=checkbox])")
      .evaluateAll((all) =>
        all.map(
          (field) => [field.ariaInvalid, parseFloat(getComputedStyle(field).borderInlineStartWidth)] as const,
        ),
      );
    const widths = (isInvalid: boolean) =>
      edges.flatMap(([invalid, width]) => ((invalid === "true") === isInvalid ? [width] : []));
    expect.soft(Math.min(...widths(true)), tool).toBeGreaterThan(Math.max(...widths(false)));
    expect.soft(await walkFocus(page), tool).toEqual([]);
  }
});

test("Chromium's forced dark theme, which would darken the ground of drawings and not their lines, changes nothing", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "none", colorScheme: "dark" });
  await page.goto(path(locale, "sheet"));
  await expectStarted(page);
  const asDesigned = await page.screenshot({ animations: "disabled" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect((await page.screenshot({ animations: "disabled" })).equals(asDesigned)).toBe(true);
});
