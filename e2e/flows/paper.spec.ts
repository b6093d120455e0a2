import type { Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { changeAddress, openTool, type Tool } from "../support/islands/tools";
import { flowLocale as locale } from "../support/matrix";
import { expectSeen } from "../support/measures/pixels";
import { firstProduct as first, lastProduct as last, productPath } from "../support/some-products";
import { expect, test } from "../support/test";

const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** What is printed, what of it has to be on the paper, and what has no use there. */
const prints: Readonly<Record<Tool, { searches: readonly string[]; shown: string[]; hidden: string[] }>> = {
  size: {
    // Most remarks that a pallet can have at once, and the longest list of boards.
    searches: ["", "?l=2600&w=2500&n=30&b=40&a=40&t=18&y=60&m=3000&c=1&s=r&d=GB&q=200&k=a"],
    shown: [".drawing-sheet__plan", ".size__results dd", "#size-q", ".choice__option:has(:checked)"],
    hidden: ["#size-p", ".size__strip", ".size__add", ".choice__option:not(:has(:checked))"],
  },
  load: {
    searches: ["", "?p=own&l=300&w=300&h=70&k=5", `?q=1200&x=${first.id}:34,${last.id}:17`],
    shown: ["#plan", "svg.floor-plan, svg.mixed-plan", ".planner-foot__mass"],
    hidden: [".planner__form", ".planner-foot__actions", ".loaded-table", ".load-table", ".load-notes"],
  },
  comparison: {
    searches: ["", `?p=${first.id},${last.id}&d=1`],
    shown: ["thead svg", "tbody td"],
    hidden: [".filter", "tfoot"],
  },
};

/** Expects that some parts are on the paper, and others not. */
async function expectPrinted(page: Page, shown: readonly string[], hidden: readonly string[]): Promise<void> {
  for (const part of shown) await expect(page.locator(part).filter({ visible: true })).not.toHaveCount(0);
  for (const part of hidden) await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
}

test("what a tool shows is one sheet of paper, without what can only be pressed", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const [tool, { searches, shown, hidden }] of Object.entries(prints)) {
    await openTool(page, tool as Tool);
    for (const search of searches)
      await test.step(tool + search, async () => {
        await changeAddress(page, search);
        await expectPrinted(page, shown, hidden);
        expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
      });
  }
});

test("a product is one sheet of paper, without its menu, its form and what can be pressed", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(productPath(locale, first));
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await expectPrinted(
    page,
    [
      ".product-sheet__picture img",
      "h1",
      ".dimension-drawing",
      ".product-data__list",
      ".site-footer address",
    ],
    [".site-menu", ".product-order", ".summary .button"],
  );
});

test("on paper every part has the sheet's own ground, the logo is dark, and a cut is drawn", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const route of ["home", "landing", "catalogue", "news", "blocks"] as const) {
    await page.goto(path(locale, route));
    const grounds = await page
      .locator(".on-paper, .on-sunk, .on-strong, .on-accent, .site-header, main, body")
      .evaluateAll((parts) =>
        parts
          .map((part) => getComputedStyle(part).backgroundColor)
          .filter((ground) => !/^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$/.test(ground)),
      );
    expect.soft(grounds, route).toEqual([]);
    if (route === "news")
      for (const article of await page.getByRole("article").all())
        await expect(article.getByRole("region"), "a collapsed article").toBeVisible();
  }
  await expectSeen(page.locator(".site-footer__brand img"), "logo of the footer");
  await expectPrinted(
    page,
    [".block-cutting__drawing"],
    [".block-cutting__fields", ".block-cutting__actions"],
  );
});
