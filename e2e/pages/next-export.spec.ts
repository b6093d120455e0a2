/** Compares each kind of page with Next's own export, at the project's origin. The postbuild converts it. */
import { expect, type Page, test } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { previewOrigin, readPort, TEST_PORT } from "../../scripts/command/environment";
import { settle } from "../support/test";
import { flowLocale as locale, onePageOfEachRoute } from "../support/matrix";
import { height } from "../support/measures/layout";

async function pictureOf(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.evaluate(() => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ width, complete }) => !width || complete)))
    .toBe(true);
  await page.evaluate(settle);
  return page.screenshot({ fullPage: true });
}

// The postbuild removes and rewrites styles. Without scripts nothing moves, so both must match pixel for pixel.
test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  for (const [turn, each] of onePageOfEachRoute.entries()) {
    const address = path(locale, each);
    const width = turn % 2 ? 390 : 1440;
    test(`${address} looks as Next exported it at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const exported = await pictureOf(page, address);
      const built = await pictureOf(page, previewOrigin(readPort(TEST_PORT)) + address);
      expect(built.equals(exported)).toBe(true);
    });
  }
});
