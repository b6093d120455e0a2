import { tools } from "../../../app/_content/tools";
import { openTool } from "../../support/islands";
import { misplaced } from "../../support/measures/layout";
import { expect, test } from "../../support/test";

test("the tools fit into a window of 320 px with any values, and mark errors by an icon", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { route: tool, searches } of tools.filter(({ island }) => island)) {
    // German has the longest words.
    await openTool(page, tool, "", "de");
    for (const search of searches) {
      // Like a step in the tab's history.
      await page.evaluate((to) => {
        history.replaceState(history.state, "", location.pathname + to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, search);
      expect.soft(await page.evaluate(misplaced), tool + search).toEqual([]);
      const bare = await page
        .locator(".field-error >> visible=true")
        .evaluateAll(
          (errors) => errors.filter((each) => !each.querySelector("svg")?.checkVisibility()).length,
        );
      expect.soft(bare, `errors without an icon: ${tool}${search}`).toBe(0);
    }
  }
});
