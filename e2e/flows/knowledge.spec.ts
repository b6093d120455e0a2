import { termId } from "../../app/_content/knowledge/glossary";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { flowLocale } from "../support/matrix";
import { expect, test } from "../support/test";

const term = (key: string) => t("de", `knowledge.glossary.terms.${key}.term`);

test("the glossary is filtered by its address, and what is typed is not sent", async ({ page }) => {
  await page.goto(`${path(flowLocale, "glossary")}?q=${encodeURIComponent(term("stringerBoard"))}`);
  const rows = page.locator("#terms tr[id]:visible");
  await expect(rows).toHaveCount(1);
  const search = page.getByRole("search").getByLabel(t(flowLocale, "knowledge.glossary.filterLabel"));
  await search.fill(term("controlStaple"));
  await search.press("Enter");
  await expect(rows).toHaveId(termId("controlStaple"));
});

test("one of the two drawings of the marks is shown at every width, and its numbers can be read", async ({
  page,
}) => {
  await page.goto(path(flowLocale, "marks"));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const drawing = page.locator(".mark-places__figure").getByRole("img");
    await expect(drawing).toHaveCount(1);
    const heights = await drawing
      .locator(".place-tag__name")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights), `numbers at ${width} px`).toBeGreaterThanOrEqual(12);
  }
});
