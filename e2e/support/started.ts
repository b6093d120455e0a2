import type { Page } from "@playwright/test";

/**
 * Waits until the scripts of an open page have started and what is in view has been noticed: whatever the page fetches
 * or does by itself is under way from here on.
 *
 * The page's inline code asks for the start module when the page has loaded. Asked again, the browser answers with the
 * same module and later than before.
 */
export async function expectStarted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inline = [...document.scripts].map((script) => script.text).join();
    const address = /"([^"]*\/start-\w+\.js)"/.exec(inline)?.[1];
    if (!address) throw new Error("The page names no start module.");
    await import(address);
    await new Promise((noticed) => new IntersectionObserver(noticed).observe(document.body));
  });
}
