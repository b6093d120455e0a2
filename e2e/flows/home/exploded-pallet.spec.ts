import type { Locator, Page } from "@playwright/test";

import { eurPallet } from "../../../app/_content/eur-pallet";
import { path } from "../../../app/_i18n/paths";
import { layersOf, project } from "../../../app/_features/pallet/exploded/axonometry";
import { t } from "../../support/catalog";
import { height, widths } from "../../support/measures/screens";
import { expect, test } from "../../support/test";

const drawing = (page: Page): Locator => page.getByRole("img", { name: t("pl", "explodedPallet.alt") });

/** How far each layer lies below the one above it, in millimetres of the drawing, from the top down. */
async function distances(page: Page): Promise<number[]> {
  return drawing(page).evaluate((svg) => {
    const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
    const tops = [...svg.querySelectorAll(".exploded-pallet__layer")]
      .map((layer) => layer.getBoundingClientRect().top / scale)
      .reverse();
    return tops.slice(1).map((top, index) => top - (tops[index] ?? NaN));
  });
}

/** As `distances` has them when the layers lie on each other: from the tops of two layers to each other on the sheet. */
const closed = layersOf(eurPallet)
  .map((layer) =>
    Math.min(...layer.map(({ at: [x, y, z], size: [, , thick] }) => project([x, y, z + thick])[1])),
  )
  .flatMap((top, index, all) => (index ? [top - (all[index - 1] ?? NaN)] : []));

/** Scrolls until the drawing has gone so far through the window (0: comes in below, 1: has left above). */
async function scrollThrough(page: Page, part: number): Promise<void> {
  await drawing(page).evaluate(async (svg, part) => {
    const { top, height } = svg.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + part * (innerHeight + height), behavior: "instant" });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  }, part);
}

async function expectClosed(page: Page): Promise<void> {
  const found = await distances(page);
  expect(found).toHaveLength(closed.length);
  // Edges are whole millimetres on the sheet, and what is drawn is as far apart as that and its line.
  for (const [index, distance] of found.entries())
    expect(Math.abs(distance - (closed[index] ?? NaN))).toBeLessThan(4);
}

async function expectOpen(page: Page): Promise<void> {
  const found = await distances(page);
  expect(found).toHaveLength(closed.length);
  for (const [index, distance] of found.entries())
    expect(distance).toBeGreaterThan((closed[index] ?? NaN) + eurPallet.height);
}

for (const width of widths) {
  test(`its layers part with the scroll at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path("pl", "home"));
    await page.locator("html[data-js=loaded]").waitFor();
    await drawing(page).scrollIntoViewIfNeeded();

    await scrollThrough(page, 0.15);
    await expect(async () => expectClosed(page)).toPass();
    await scrollThrough(page, 0.36);
    const parting = await distances(page);
    for (const [index, distance] of parting.entries())
      expect(distance).toBeGreaterThan((closed[index] ?? NaN) + 20);
    await scrollThrough(page, 0.55);
    await expectOpen(page);
    // And back.
    await scrollThrough(page, 0.15);
    await expectClosed(page);
  });
}

test("it is drawn open under reduced motion, wherever it is in the window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path("pl", "home"));
  for (const part of [0.15, 0.5]) {
    await scrollThrough(page, part);
    await expectOpen(page);
  }
  expect(await drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
});

test("it is drawn open on paper", async ({ page }) => {
  await page.goto(path("pl", "home"));
  await page.emulateMedia({ media: "print" });
  await expectOpen(page);
});

test.describe("in an engine that knows no timelines", () => {
  // The page is changed on its way, and its policy names the styles that it came with.
  test.use({ bypassCSP: true });

  test("it is drawn open", async ({ page }) => {
    let requested = 0;
    // The document and the style sheet of what follows its first view.
    await page.route(/\/$|\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/\(animation-timeline:\s*view\(\)\)/g, () => {
        requested += 1;
        return "(animation-timeline:unknown())";
      });
      await route.fulfill({ response, body });
    });
    await page.goto(path("pl", "home"));
    expect(requested, "places where the page asks whether the engine knows them").toBeGreaterThan(0);
    await scrollThrough(page, 0.15);
    await expectOpen(page);
  });
});
