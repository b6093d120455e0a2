import { sitemapPages } from "../../scripts/built/sitemap";
import { expectAccessible, expectForcedColours } from "../support/measures/axe";
import { counted } from "../support/measures/counted";
import { closeHeaderMenus, headerMenus, openDetails, openHeaderMenu } from "../support/open-parts";
import { height } from "../support/measures/screens";
import { errorPath } from "../support/shipped";
import { measureTargets } from "../support/measures/targets";
import { expect, test } from "../support/test";

/** How visitors look at a page; each way at a width and with a menu of its own, so that every page is seen in all. */
const modes = [
  { name: "light colours", width: 1440, menu: ".site-menu details", media: { colorScheme: "light" } },
  { name: "forced colours", width: 360, menu: ".site-menu", media: { forcedColors: "active" } },
  { name: "reduced motion", width: 820, menu: ".language-menu", media: { reducedMotion: "reduce" } },
] as const;
const usual = { colorScheme: null, forcedColors: null, reducedMotion: null };

for (const path of [...sitemapPages().map((page) => page.path), errorPath]) {
  // One visit for all ways: what takes long is to load the page and axe.
  test(`axe finds nothing on ${path}, and every target can be hit`, async ({ page }) => {
    test.setTimeout(60_000);
    let targets = 0;
    await page.setViewportSize({ width: modes[0].width, height });
    await page.emulateMedia({ ...usual, ...modes[0].media });
    await page.goto(path);
    // What opens later covers little of what was there: once is enough for that.
    await expectAccessible(page, { state: "as it opens" });

    await openDetails(page);
    const tab = page.locator("[role=tab][aria-selected=false]");
    if (await tab.count()) await tab.click();
    // A control that waits for its island is dimmed for a moment.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const { name, width, menu, media } of modes) {
      const forced = "forcedColors" in media;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ ...usual, ...media });
      await openHeaderMenu(page, menu);
      await expectAccessible(page, {
        state: `opened, with ${name}`,
        without: forced ? ["color-contrast"] : [],
      });
      if (forced) await expectForcedColours(page);

      await closeHeaderMenus(page);
      // Between the two the targets are those of either.
      if (name === "reduced motion") continue;
      await page.emulateMedia({ ...usual, reducedMotion: "reduce" });
      for (const each of [undefined, ...headerMenus]) {
        if (each && !(await openHeaderMenu(page, each))) continue;
        const { small, number } = await measureTargets(page, each && `.site-header ${each}`);
        expect.soft(small, `${width} px, ${each ?? "menus closed"}`).toEqual([]);
        targets = Math.max(targets, number);
      }
      await closeHeaderMenus(page);
    }
    expect(targets).toBeGreaterThan(20);
    counted("states", modes.length + 1);
    counted("targets", targets);
  });
}
