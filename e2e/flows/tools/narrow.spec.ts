import { products } from "../../../app/_content/products";
import { changeAddress, openTool, type Tool } from "../../support/islands";
import { misplaced } from "../../support/measures/layout";
import { expect, test } from "../../support/test";

const [first] = products;

/** Addresses with much content. The default state is checked with all pages. */
const searches: Readonly<Record<Tool, readonly string[]>> = {
  load: ["?p=own&q=99999", `?x=${first.id}:5000`, "?p=999&v=none&n=5&g=7&q=-1"],
  size: ["?s=r&l=3000&w=3000&d=GB&k=x", `?l=${"1".repeat(99)}&t=x`],
  comparison: [`?p=${first.id},${products.at(-1)?.id}&d=1`],
};

test("the tools fit into a window of 320 px with any values, and mark errors by an icon", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [tool, all] of Object.entries(searches)) {
    // German has the longest words.
    await openTool(page, tool as Tool, "", "de");
    for (const search of all) {
      await changeAddress(page, search);
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
