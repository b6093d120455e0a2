import { tools } from "../../app/_content/tools";
import { expect, openTool, scrollToTop, test } from "../support/test";
import { expectReadable, height, widths } from "../support/measures/layout";

const islands = tools.filter(({ island }) => island);

// Only a browser has a layout.
test("every tool fits into any window with any values, marks errors by an icon, and shows its button in the first screen", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const { route: tool, searches } of islands) {
    // German has the longest words.
    await openTool(page, tool, "?q=300", "de");
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await scrollToTop(page);
      // The bar of a narrow window has the link, too.
      const isShown = await page.locator("a[href*='#a=']").evaluateAll((links) =>
        links.some((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return link.checkVisibility() && top >= 0 && bottom <= innerHeight;
        }),
      );
      expect.soft(isShown, `${tool}, ${width} px: the button in the first screen`).toBe(true);
    }
    for (const search of searches) {
      // Like a step in the tab's history.
      await page.evaluate((to) => {
        history.replaceState(history.state, "", location.pathname + to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, search);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height });
        await expectReadable(page, `${tool}${search}, ${width} px`);
      }
      const bare = await page.locator("[aria-invalid=true]:visible").evaluateAll((fields) =>
        fields
          .filter((field) => {
            const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
            return !ids.some((id) => document.querySelector(`[id="${id}"] svg`)?.checkVisibility());
          })
          .map((field) => field.outerHTML),
      );
      expect.soft(bare, `errors without an icon: ${tool}${search}`).toEqual([]);
    }
  }
});
