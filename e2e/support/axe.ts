import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects that axe finds nothing on the page as it now is (WCAG 2.2 A and AA, and axe's best practices).
 *
 * @param within looks only into this part of the page
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(findings, "axe violations").toEqual([]);
}

/** Expects that nothing makes the page scroll sideways (WCAG 2.2, 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(overflow, "pixels the page is wider than the window").toBeLessThanOrEqual(0);
}
