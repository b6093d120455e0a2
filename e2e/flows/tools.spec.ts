import { products } from "../../app/_content/products";
import { tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { fieldsInAddress, hydrateIslands, openTool, scrollToTop } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { expectReadable, height, widths } from "../support/measures/layout";
import { expect, holdRequests, test } from "../support/test";

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

// Only a browser restores what was typed.
test("values that the browser restores in a tool before any script has loaded are used and stay", async ({
  page,
}) => {
  const pallet = page.getByLabel(t(locale, "load.palletLabel"), { exact: true });
  const pieces = page.getByLabel(t(locale, "load.quantityLabel"));
  const chosen = String(products[1].id);
  const expectChanged = async () => {
    await expect(pallet).toHaveValue(chosen);
    await expect(pieces).toHaveValue("77");
  };
  const come = await holdRequests(page, "**/*.js");
  await page.goto(path(locale, "load"));
  await pallet.selectOption(chosen);
  await pieces.fill("77");
  await page.goto("/robots.txt");
  await page.goBack();
  // Not hydrated yet: the browser itself has restored the values.
  await expectChanged();
  come();
  await hydrateIslands(page);
  await expect.poll(() => Object.values(fieldsInAddress(page))).toEqual([chosen, "77"]);
  await expectChanged();
});
