import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

import { scrollToTop, settle } from "../islands";

interface Look {
  within?: string;
  /** What the page has been brought to, for the message. */
  state?: string;
  /** Rules that can't judge the page as it now is. */
  without?: string[];
  /** Whether every target is measured as well; of an open menu only those within it, because it covers others. */
  targets?: boolean;
}

/**
 * Runs axe on the page as it now is (WCAG 2.2 A and AA, and axe's best practices). A target has to be 24 by 24 CSS pixels, or so
 * far from the others that a circle of 24 px meets none (2.5.8); links in a sentence are none to axe, and what it can't measure
 * counts as small.
 *
 * @returns one line for each element that breaks a rule
 */
export async function axeFindings(page: Page, look: Look = {}): Promise<string[]> {
  const { within = "html", without = [], targets = false } = look;
  // A colour on its way to another is neither.
  await page.evaluate(settle);
  // At its top nothing of the page lies under the button that leads there.
  if (targets) await scrollToTop(page);
  // It is half a megabyte to read, so once. Frames come only when a visitor requests them.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, incomplete, passes } = await page.evaluate(
    ([place, options]) => (window as unknown as { axe: typeof axe }).axe.run(place, options),
    [
      within,
      {
        // What is in order has no need to be described.
        resultTypes: ["violations", "incomplete"],
        rules: {
          ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
          "target-size": { enabled: targets },
        },
      } satisfies axe.RunOptions,
    ] as const,
  );
  expect(passes.length, "rules that had something to look at").toBeGreaterThan(0);
  return [...violations, ...incomplete.filter(({ id }) => id === "target-size")].flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

/** Expects that axe finds nothing on the page as it now is. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect.soft(await axeFindings(page, look), `axe violations: ${look.state ?? "the page"}`).toEqual([]);
}

/**
 * Expects that no text keeps colours of its own where the visitor has set theirs: axe can't see it, since it
 * reads a colour of the text that the browser no longer paints.
 */
export async function expectForcedColours(page: Page): Promise<void> {
  const own = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => [...element.childNodes].some(({ nodeValue }) => nodeValue?.trim()))
      // A photograph keeps its light ground, and so do the figures upon it their dark colour.
      .filter((element) => !element.closest(".photo-dimensions"))
      .filter((element) => getComputedStyle(element).forcedColorAdjust === "none")
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect.soft(own, "texts in colours of their own").toEqual([]);
}
