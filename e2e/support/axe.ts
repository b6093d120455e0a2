import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Look {
  /** Looks only into this part of the page. */
  within?: string;
  /** What the page has been brought to, for the message. */
  state?: string;
  /** Rules that can't judge the page as it now is. */
  without?: string[];
}

/** Expects that axe finds nothing on the page as it now is (WCAG 2.2 A and AA, and axe's best practices). */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  const { within, state = "the page", without = [] } = look;
  // Frames come only when a visitor asks for them, so nothing has to be gathered from any: this saves half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).disableRules(without);
  const { violations, passes } = await (within ? axe.include(within) : axe).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(findings, `axe violations: ${state}`).toEqual([]);
  expect(passes.length, "rules that had something to look at").toBeGreaterThan(0);
}

/**
 * Expects that no text keeps colours of its own where the visitor has set theirs: axe can't tell, since it reads a
 * colour of the text that the browser no longer paints.
 */
export async function expectForcedColours(page: Page): Promise<void> {
  const own = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => [...element.childNodes].some(({ nodeValue }) => nodeValue?.trim()))
      .filter((element) => getComputedStyle(element).forcedColorAdjust === "none")
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect.soft(own, "texts in colours of their own").toEqual([]);
}
