import { path } from "../../../app/_i18n/paths";
import { expectHydrated } from "../../support/islands/hydrated";
import { firstProduct, lastFeatured } from "../../support/some-products";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";

const pages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** What is printed, what of it has to be on the paper, and what has no use there. */
const prints = [
  {
    island: "pallet-builder",
    route: "size",
    // Most remarks that a pallet can have at once, and the longest list of boards.
    searches: ["", "?l=2600&w=2500&n=30&b=40&a=40&t=18&y=60&m=3000&c=1&s=r&d=GB&q=200&k=a"],
    shown: [
      ".drawing-sheet__plan",
      ".size__results dd",
      ".size__notes",
      ".drawing-sheet .isometric",
      "#size-q",
      ".choice__option:has(:checked)",
    ],
    hidden: [
      "#size-p",
      ".size__strip",
      ".size__add",
      ".size__actions",
      ".choice__option:not(:has(:checked))",
    ],
  },
  {
    island: "load-planner",
    route: "load",
    searches: ["", `?q=1200&x=${firstProduct.id}:34,${lastFeatured.id}:17`, "?p=own&l=300&w=300&h=70&k=5"],
    shown: ["#plan", "svg.floor-plan", ".planner-foot__mass"],
    hidden: [".planner__form", ".planner-foot__actions", ".loaded-table", ".load-table", ".load-notes"],
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
  for (const locale of sampledLanguages()) {
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

test("a mixed load is on the paper of a plan, with its quantities", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(`${path("pl", "load")}?x=${firstProduct.id}:34`);
  await expectHydrated(page.locator("[data-island=load-planner]"));
  await expect(page.locator(`#plan-x${firstProduct.id}`)).toBeVisible();
  await expect(page.locator(".planner__mixed")).toBeVisible();
  await expect(page.locator("svg.mixed-plan").first()).toBeVisible();
});
