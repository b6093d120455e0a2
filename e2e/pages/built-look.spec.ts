import { expect, test, type Page } from "@playwright/test";

import { sitemapPages } from "../support/built-pages";
import { exportPort } from "../../scripts/command/environment";
import { settle } from "../support/islands";
import { flowLocale } from "../support/matrix";
import { height } from "../support/measures/screens";

// The postbuild removes and rewrites styles. Without scripts nothing moves, so a built page and Next's export
// must match pixel for pixel.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

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

for (const { path, url } of sitemapPages().filter(({ locale }) => locale === flowLocale)) {
  test(`${path} looks as Next exported it, on a phone and on a desktop`, async ({ page }) => {
    const exported = new URL(url);
    exported.port = String(exportPort(Number(exported.port)));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height });
      const built = await pictureOf(page, path);
      expect(built.equals(await pictureOf(page, exported.href)), `at ${width} px`).toBe(true);
    }
  });
}
