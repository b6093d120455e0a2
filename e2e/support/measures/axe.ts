import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

import { scrollToTop, waitUntilSettled } from "../islands/hydrated";

interface Look {
  within?: string;
  /** What the page has been brought to, for the message. */
  state?: string;
  /** Rules that can't judge the page as it now is. */
  without?: string[];
}

/** Brings axe into the page, once: it is half a megabyte to read. Frames come only when a visitor requests them. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

/** Runs axe on the page as it now is. @param place selector of the part it looks into */
async function runAxe(page: Page, place: string, options: axe.RunOptions): Promise<axe.AxeResults> {
  await bringAxe(page);
  return page.evaluate((run) => (window as unknown as { axe: typeof axe }).axe.run(run.place, run.options), {
    place,
    options,
  });
}

/** Expects that axe finds nothing on the page as it now is (WCAG 2.2 A and AA, and axe's best practices). */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  const { within = "html", state = "the page", without = [] } = look;
  // A colour on its way to another is neither.
  await waitUntilSettled(page);
  const { violations, passes } = await runAxe(page, within, {
    // What is in order has no need to be described.
    resultTypes: ["violations"],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(findings, `axe violations: ${state}`).toEqual([]);
  expect(passes.length, "rules that had something to look at").toBeGreaterThan(0);
}

/**
 * Expects that no text keeps colours of its own where the visitor has set theirs: axe can't see it, since it
 * reads a colour of the text that the browser no longer paints.
 */
export async function expectForcedColours(page: Page): Promise<void> {
  const own = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => [...element.childNodes].some(({ nodeValue }) => nodeValue?.trim()))
      // A photograph keeps its light ground, and so do the figures upon it their dark colour (e2e/flows/forced-colours.spec.ts).
      .filter((element) => !element.closest(".photo-dimensions"))
      .filter((element) => getComputedStyle(element).forcedColorAdjust === "none")
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect.soft(own, "texts in colours of their own").toEqual([]);
}

/** Targets of a page as it now is, and those that are hard to hit. */
export interface Targets {
  number: number;
  small: string[];
}

/**
 * Measures every target by WCAG 2.2, 2.5.8, as axe does: 24 by 24 CSS pixels, or so far from the others that a circle of
 * 24 px meets none. Links in a sentence are no targets to it; what it can't measure counts as small.
 *
 * @param within only those in here: what an open menu covers for as long as it is open is none of its targets
 */
export async function measureTargets(page: Page, within = "html"): Promise<Targets> {
  await waitUntilSettled(page);
  // At its top nothing of the page lies under the button that leads there.
  await scrollToTop(page);
  const { violations, incomplete, passes } = await runAxe(page, within, { runOnly: ["target-size"] });
  const small = [...violations, ...incomplete].flatMap(({ nodes }) => nodes);
  return {
    number: small.length + passes.flatMap(({ nodes }) => nodes).length,
    small: small.map(({ html, failureSummary }) => `${html.slice(0, 120)}: ${failureSummary}`),
  };
}
