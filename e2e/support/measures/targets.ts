import type { Page } from "@playwright/test";

import { runAxe } from "./axe";
import { scrollToTop, waitUntilSettled } from "../islands/settled";

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
