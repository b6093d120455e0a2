import type { Page } from "@playwright/test";

/**
 * Opens a page and measures what comes before a visitor scrolls: until its scripts have started and nothing
 * is loading.
 *
 * @param page a page with an empty cache
 * @param address path of the page
 * @returns bytes over the wire: of everything, head and body; of the largest picture that is seen, its body
 */
export async function openAndMeasure(
  page: Page,
  address: string,
): Promise<{ total: number; picture: number }> {
  const bodies = new Map<string, number>();
  let onTheWay = 0;
  let total = 0;
  page.on("request", () => (onTheWay += 1));
  page.on("requestfailed", () => (onTheWay -= 1));
  page.on("requestfinished", async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bodies.set(request.url(), responseBodySize);
    total += responseBodySize + responseHeadersSize;
    onTheWay -= 1;
  });

  await page.goto(address);
  await page.locator("html[data-js=loaded]").waitFor();
  do await page.evaluate(twoFrames);
  while (onTheWay > 0);

  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, left, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && left < innerWidth;
      })
      .map((image) => image.currentSrc),
  );
  return { total, picture: Math.max(0, ...seen.map((address) => bodies.get(address) ?? 0)) };
}

/** The browser looks for pictures that come into view once a frame. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
