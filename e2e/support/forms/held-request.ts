import type { Page } from "@playwright/test";

/**
 * Holds back every answer to an address, as a slow network does.
 *
 * @param address Playwright's pattern
 * @returns lets the answers come
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(address, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}
