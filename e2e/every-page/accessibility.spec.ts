import { sitemapPages } from "../../scripts/built/sitemap";
import { expectAccessible, expectForcedColours } from "../support/axe";
import { counted } from "../support/counted";
import { openDetails, openHeaderMenu } from "../support/open-parts";
import { height } from "../support/screens";
import { errorPath } from "../support/shipped";
import { test } from "../support/test";

/** How visitors look at a page; each way at a width and with a menu of its own, so that every page is seen in all. */
const modes = [
  { name: "light colours", width: 1440, menu: ".site-menu details", media: { colorScheme: "light" } },
  { name: "forced colours", width: 360, menu: ".site-menu", media: { forcedColors: "active" } },
  { name: "reduced motion", width: 820, menu: ".language-menu", media: { reducedMotion: "reduce" } },
] as const;

for (const path of [...sitemapPages().map((page) => page.path), errorPath]) {
  for (const { name, width, menu, media } of modes) {
    test(`axe finds nothing on ${path} with ${name}`, async ({ page }) => {
      const forced = "forcedColors" in media;
      const without = forced ? ["color-contrast"] : [];
      await page.setViewportSize({ width, height });
      await page.emulateMedia(media);
      await page.goto(path);
      // What opens later covers little of what was there: once is enough for that.
      if (name === "light colours") await expectAccessible(page, { state: "as it opens", without });

      await openDetails(page);
      const tab = page.locator("[role=tab][aria-selected=false]");
      if (await tab.count()) await tab.click();
      await openHeaderMenu(page, menu);
      await expectAccessible(page, { state: "opened", without });
      if (forced) await expectForcedColours(page);
      counted("states", name === "light colours" ? 2 : 1);
    });
  }
}
