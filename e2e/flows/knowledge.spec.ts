import { termId, terms } from "../../app/_content/knowledge/glossary";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { flowLocale } from "../support/matrix";
import { expect, test } from "../support/test";

const term = (key: string) => t("de", `knowledge.glossary.terms.${key}.term`);

test("the glossary is filtered by its address and by what is typed, and says how many are left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(`${path(flowLocale, "glossary")}?q=${encodeURIComponent(term("stringerBoard"))}`);
  const rows = page.locator("#terms tr[id]:visible");
  const search = page.getByRole("search").getByLabel(t(flowLocale, "knowledge.glossary.filterLabel"));
  const status = page.getByRole("status");
  await expect(rows).toHaveCount(1);
  await expect(search).toHaveValue(term("stringerBoard"));
  await search.fill(term("controlStaple").toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toHaveAttribute("id", termId("controlStaple"));
  await expect(status).toHaveText(/\D1$/);
  await search.fill("qqq");
  await expect(rows).toHaveCount(0);
  await expect(status).toHaveText(/\D0$/);
  await search.press("Enter");
  await expect(page, "nothing is sent").toHaveURL(/\?q=/);
  await search.fill("");
  await expect(rows).toHaveCount(terms.length);
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
