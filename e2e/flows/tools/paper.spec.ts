import { locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { expectHydrated } from "../../support/islands/hydrated";
import { firstProduct, lastFeatured } from "../../support/some-products";
import { expect, test } from "../../support/test";

const pages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** What is printed, what of it has to be on the paper, and what has no use there. */
const prints = [
  {
    island: "pallet-builder",
    route: "size",
    // Most remarks that a pallet can have at once, and the longest list of boards.
    searches: ["", "?l=2600&w=2500&n=30&b=40&a=40&t=18&y=60&m=3000&c=1&s=r&d=GB&q=200&k=a"],
    shown: [
      ".dimension-drawing__plan",
      ".size__results dd",
      ".size__warnings",
      ".size__isometric svg",
      "#size-q",
      ".choice__option:has(:checked)",
    ],
    hidden: ["#size-p", ".size__actions", ".choice__option:not(:has(:checked))"],
  },
  {
    island: "comparison-filter",
    route: "comparison",
    searches: ["", `?p=${firstProduct.id},${lastFeatured.id}&d=1`],
    shown: ["thead svg", "tbody td"],
    hidden: [".filter", "tfoot"],
  },
] as const;

for (const { island, route, searches, shown, hidden } of prints) {
  for (const locale of locales) {
    test(`${path(locale, route)} is one page on paper`, async ({ page }) => {
      for (const search of searches) {
        await page.goto(path(locale, route) + search);
        await expectHydrated(page.locator(`[data-island=${island}]`));
        expect(pages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
        await page.emulateMedia({ media: "print" });
        for (const part of shown)
          await expect(page.locator(part).filter({ visible: true })).not.toHaveCount(0);
        for (const part of hidden) await expect(page.locator(part).first()).toBeHidden();
        await page.emulateMedia({ media: null });
      }
    });
  }
}
