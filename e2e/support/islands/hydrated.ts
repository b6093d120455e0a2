import { expect, type Locator } from "@playwright/test";

/**
 * An island is hydrated within a tenth of a second; a poll by itself would come again only after a quarter of
 * one.
 */
export const asksOften = { intervals: [25, 50, 100] };

/**
 * Shows interest in a page, by the pointer, and waits until an island answers to the visitor: the site marks it
 * (`data-hydrated`); where Next itself hydrates, React leaves its own mark on what is inside.
 *
 * @param island the element with `data-island`
 */
export async function expectHydrated(island: Locator): Promise<void> {
  const { mouse } = island.page();
  let down = 0;
  await expect
    .poll(async () => {
      // On to another part of the page until it is hydrated: the script that listens comes only after the page.
      await mouse.move(1, (down = (down + 90) % 540));
      return island.evaluate((place) =>
        place.hasAttribute("data-module")
          ? place.hasAttribute("data-hydrated")
          : Object.keys(place.firstElementChild ?? {}).some((key) => key.startsWith("__reactFiber$")),
      );
    }, asksOften)
    .toBe(true);
}
