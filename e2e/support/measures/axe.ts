import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

import { scrollToTop, settle } from "../test";

interface Look {
  within?: string;
  /** The state of the page, for the message. */
  state?: string;
  /** Whether to check target sizes. For an open menu, only within it, as it covers other targets. */
  targets?: boolean;
}

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Targets can be scrolled from under the bar at a phone's lower edge. */
const isNotUnderBar = ({ any }: axe.NodeResult): boolean =>
  !any.some(({ relatedNodes = [] }) => relatedNodes.some(({ target }) => /action-bar/.test(target.join())));

/**
 * Runs axe on the page's current state (WCAG 2.2 A and AA, and best practices). Each target needs 24 by 24 CSS
 * pixels, or that much distance to others (2.5.8); those that axe cannot measure count as too small.
 */
export async function axeFindings(page: Page, look: Look = {}): Promise<string[]> {
  const { within = "html", targets = false } = look;
  await page.evaluate(settle);
  if (targets) await scrollToTop(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations, incomplete, passes } = await page.evaluate(
    ([within, options]) => (window as unknown as { axe: typeof axe }).axe.run(within, options),
    [
      within,
      {
        resultTypes: ["violations", "incomplete"],
        rules: { "target-size": { enabled: targets } },
      } satisfies axe.RunOptions,
    ] as const,
  );
  expect(passes.length, "rules that had something to look at").toBeGreaterThan(0);
  return [...violations, ...incomplete.filter(({ id }) => id === "target-size")].flatMap(({ id, nodes }) =>
    nodes.filter(isNotUnderBar).map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect.soft(await axeFindings(page, look), `axe violations: ${look.state ?? "the page"}`).toEqual([]);
}

/**
 * Runs in the page, before any press. Finds what screen readers announce by themselves: exposed alerts and dialogs,
 * live regions with a text, and a second live region (WCAG 2.2, 1.3.1 and 4.1.3).
 */
export function announced(): string[] {
  const exposed = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("[aria-hidden=true]"),
    );
  const alarms = exposed("[role=alert], [role=alertdialog], [role=dialog], dialog");
  const regions = exposed("[role=status], [role=log], [aria-live=polite], [aria-live=assertive], output");
  return [
    ...[...alarms, ...regions.filter(({ textContent }) => textContent.trim())].map((each) => each.outerHTML),
    ...(regions.length === 1 ? [] : [`${regions.length} live regions instead of 1`]),
  ];
}
