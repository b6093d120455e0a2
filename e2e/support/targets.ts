import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Targets of a page as it now is, and those that are hard to hit. */
export interface Targets {
  number: number;
  small: string[];
}

/**
 * Measures every target by WCAG 2.2, 2.5.8, as axe does: 24 by 24 CSS pixels, or so far from the others that a circle of
 * 24 px meets none. Links in a sentence are no targets to it; what it can't tell counts as small.
 *
 * @param within only those in here: what an open menu covers for as long as it is open is none of its targets
 */
export async function measureTargets(page: Page, within = "html"): Promise<Targets> {
  // Not by Playwright's own axe, which brings the whole of axe along for every look.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (place) => {
    // Sections that a phone lays out after the first paint have their places now.
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect, timeline }) => {
          const end = effect?.getComputedTiming().endTime;
          return timeline === document.timeline && typeof end === "number" && Number.isFinite(end);
        })
        .map(({ finished }) => finished.catch(() => undefined)),
    );
    // At its top nothing of the page lies under the button that leads there.
    window.scrollTo({ top: 0, behavior: "instant" });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations, incomplete, passes } = await run(place, { runOnly: ["target-size"] });
    const small = [...violations, ...incomplete].flatMap(({ nodes }) => nodes);
    return {
      number: small.length + passes.flatMap(({ nodes }) => nodes).length,
      small: small.map(({ html, failureSummary }) => `${html.slice(0, 120)}: ${failureSummary}`),
    };
  }, within);
}
