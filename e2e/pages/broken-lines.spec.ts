import { sitemapPages } from "../../scripts/built/sitemap";
import { brokenLines } from "../support/measures/broken-lines";
import { counted } from "../support/measures/counted";
import { misplaced } from "../support/measures/layout";
import { openDetails } from "../support/open-parts";
import { height } from "../support/measures/screens";
import { errorPath } from "../support/shipped";
import { expect, test } from "../support/test";

/** The documents that are looked at. */
const paths = [...sitemapPages().map(({ path }) => path), errorPath];

/** Widths of the window in CSS pixels. */
const widths = [320, 360, 412, 820, 1024, 1440] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of paths) {
  test(`${path} breaks no figure, name of a standard or word at a line's end`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await openDetails(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const cut = (await page.evaluate(misplaced)).filter((finding) => finding.includes("at the side"));
      expect.soft([...cut, ...(await page.evaluate(brokenLines))], `${width} px`).toEqual([]);
    }
    counted("states", widths.length);
  });
}

/** What is planted, by the finding that has to name it. */
const faults = {
  number: `<p style="width:2ch;overflow-wrap:anywhere">1234567</p>`,
  "number with an ordinary space before its unit": `<p style="width:6ch">about 520 kg/m³</p>`,
  "number with a no-break space before its unit": `<p style="width:3ch;overflow-wrap:anywhere">125\u00a0kg</p>`,
  "number and unit in elements of their own": `<p style="width:3ch"><b>25</b> <i>kg</i></p>`,
  dimension: `<p style="width:9ch">1200 × 800 × 144 mm</p>`,
  range: `<p style="width:5ch">100–1200</p>`,
  "name of a standard": `<p style="width:7ch">after ISPM 15</p>`,
  "word without a hyphen": `<p style="width:5ch;overflow-wrap:anywhere">Industriepalette</p>`,
  "no-break space": `<p style="width:3ch;overflow-wrap:anywhere">ab\u00a0cd</p>`,
  "text of a drawing": `<div style="overflow:hidden;width:20px"><svg width="200" viewBox="0 0 200 20" style="max-width:none"><text x="100" y="15">1200</text></svg></div>`,
} as const;

const sound = [
  `<p style="width:12ch">about 520\u00a0kg/m³ each</p>`,
  `<p style="width:3ch">In\u00addus\u00adtrie</p>`,
  `<p style="width:5ch">10<sup>3</sup>\u00a0kg</p>`,
];

test.describe("the check itself", () => {
  for (const [fault, html] of Object.entries(faults))
    test(`finds a broken ${fault}`, async ({ page }) => {
      await page.setContent(`<main>${html}</main>`);
      expect(await page.evaluate(brokenLines)).not.toEqual([]);
    });

  test("finds nothing where lines end between words", async ({ page }) => {
    await page.setContent(`<main>${sound.join("")}</main>`);
    expect(await page.evaluate(brokenLines)).toEqual([]);
  });
});
