import { expect, test, type Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { exportPort } from "../../scripts/command/environment";
import { settle } from "../support/islands";
import { flowLocale, run } from "../support/matrix";
import { height } from "../support/measures/screens";
import { onePageOfEachRoute } from "../support/subjects";

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

for (const [turn, each] of onePageOfEachRoute.entries()) {
  const address = path(flowLocale, each);
  // The commit chooses the screen.
  const width = (run.seed + turn) % 2 ? 390 : 1440;
  test(`${address} looks as Next exported it at ${width} px`, async ({ page, baseURL }) => {
    const exported = new URL(address, baseURL);
    exported.port = String(exportPort(Number(exported.port)));
    await page.setViewportSize({ width, height });
    const built = await pictureOf(page, address);
    expect(built.equals(await pictureOf(page, exported.href))).toBe(true);
  });
}
