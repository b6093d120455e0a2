import type { Page } from "@playwright/test";

/**
 * Waits until the scripts of an open page have started (or have failed to come) and what is in view has been noticed:
 * whatever the page fetches or does by itself is under way from here on.
 */
export async function expectStarted(page: Page): Promise<void> {
  await page.locator("html[data-js=loaded]").waitFor();
  await page.evaluate(
    () => new Promise((noticed) => new IntersectionObserver(noticed).observe(document.body)),
  );
}
