import { sitemapPages } from "../../scripts/built/sitemap";
import { counted } from "../support/measures/counted";
import { openDetails } from "../support/open-parts";
import { height, widths } from "../support/measures/screens";
import { expect, test } from "../support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * Runs in the page. Where a line ends inside of what is read as one: the name of a standard, a range, and in a heading a
 * letter in quotation marks and the word before it. Columns of tables are too narrow for those.
 *
 * @returns the places that were looked at, and those that are parted
 */
function partings(): { number: number; parted: string[] } {
  const joined = /\b(?:PN|DIN|EN|ISO|ISPM)(?:[-\s\u2060]+(?:EN|ISO|\d+))+|\d[-–]\u2060?\d+\s?%?/g;
  const named = /\p{L}+\s[„“]\p{Lu}[”“]/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const parted: string[] = [];
  let number = 0;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const around = node.parentElement;
    if (!around || around.closest("script, style, svg") || !around.checkVisibility()) continue;
    const text = node.textContent ?? "";
    const inHeading = around.closest("h1, h2, h3") ? text.matchAll(named) : [];
    for (const match of [...text.matchAll(joined), ...inHeading]) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      number += lines.size ? 1 : 0;
      if (lines.size > 1) parted.push(`${match[0]} in ${around.className || around.tagName}`);
    }
  }
  return { number, parted };
}

for (const { path } of sitemapPages()) {
  test(`no line of ${path} parts a standard's name, a range or a quoted letter`, async ({ page }) => {
    await page.goto(path);
    await openDetails(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [...widths, 1920]) {
      await page.setViewportSize({ width, height });
      const { number, parted } = await page.evaluate(partings);
      expect.soft(parted, `${width} px`).toEqual([]);
      counted("places", number);
    }
  });
}
