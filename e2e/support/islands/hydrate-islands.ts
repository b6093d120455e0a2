import { expect, type Page } from "@playwright/test";

import { asksOften } from "./hydrated";

/** Brings every island of a page to life, by what hydrates it: the page itself, coming into view, or interest in it. */
export async function hydrateIslands(page: Page): Promise<void> {
  const islands = page.locator("[data-island]");
  for (const island of await islands.all()) {
    // Requested until it is hydrated: the script that listens comes only after the page.
    await expect(async () => {
      await island.evaluate((element) => {
        // The island itself is no box; its content is.
        element.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
        (element.closest("[data-island-scope]") ?? element).dispatchEvent(new Event("pointerdown"));
      });
      await expect(island).toHaveAttribute("data-hydrated", "", { timeout: 500 });
    }).toPass(asksOften);
  }
}
