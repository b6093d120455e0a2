import { expect, type Locator } from "@playwright/test";

/**
 * Waits until an island answers to the visitor: the site marks it (`data-awake`); where Next itself hydrates, React leaves
 * its own mark on what is inside.
 *
 * @param island the element with `data-island`
 */
export async function expectAwake(island: Locator): Promise<void> {
  await expect
    .poll(() =>
      island.evaluate((place) =>
        place.hasAttribute("data-module")
          ? place.hasAttribute("data-awake")
          : Object.keys(place.firstElementChild ?? {}).some((key) => key.startsWith("__reactFiber$")),
      ),
    )
    .toBe(true);
}
