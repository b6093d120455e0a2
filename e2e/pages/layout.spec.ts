import { specification } from "../../app/_content/test-specification";
import { sitemapPages } from "../../scripts/built/sitemap";
import { counted } from "../support/measures/counted";
import { expectReadable } from "../support/measures/layout";
import {
  closeDetails,
  closeHeaderMenus,
  headerMenus,
  openDetails,
  openHeaderMenu,
} from "../support/open-parts";
import { height } from "../support/measures/screens";
import { errorPath } from "../support/shipped";
import { test } from "../support/test";
import { setTextSize, textSizes } from "../support/measures/text";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Windows in CSS pixels, and sizes of text. */
const screens = [
  // 320 px is what a window of 1280 px has left at a zoom of 400 % (WCAG 2.2, 1.4.10).
  { width: 320, text: textSizes.usual },
  // Where the layout changes: the desktop menu comes.
  { width: specification.desktopFrom, text: textSizes.usual },
  { width: 1280, text: textSizes.large },
  // A phone whose owner needs large text.
  { width: 360, text: textSizes.large },
] as const;

for (const path of [...sitemapPages().map((page) => page.path), errorPath]) {
  test(`${path} is readable in a narrow window and with large text`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    let states = 0;
    for (const { width, text } of screens) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      const state = `${width} px, ${(text / textSizes.usual) * 100} % text`;
      await expectReadable(page, state);
      states += 1;
      const opened = await openDetails(page);
      const tab = page.locator("[role=tab][aria-selected=false]");
      if (await tab.count()) await tab.click();
      if (opened) {
        await expectReadable(page, `${state}, opened`);
        states += 1;
      }
      await closeDetails(page);
      for (const menu of headerMenus) {
        if (!(await openHeaderMenu(page, menu))) continue;
        await expectReadable(page, `${state}, ${menu} open`);
        states += 1;
      }
      await closeHeaderMenus(page);
    }
    counted("states", states);
  });
}
