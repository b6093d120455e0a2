import { termId, terms } from "../../app/_content/knowledge/glossary";
import { type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expect, test } from "../support/test";
import { sampledLanguages } from "../support/matrix";

const term = (locale: Locale, key: string) => t(locale, `knowledge.glossary.terms.${key}.term`);

for (const locale of sampledLanguages()) {
  test.describe(`the glossary in ${locale}`, () => {
    const field = t(locale, "knowledge.glossary.filterLabel");

    test("is filtered as one types, in any language, and says how many are left", async ({ page }) => {
      await page.goto(path(locale, "glossary"));
      const rows = page.locator("#terms tr[id]:visible");
      const search = page.getByRole("search").getByLabel(field);
      const status = page.getByRole("search").getByRole("status");
      await expect(rows).toHaveCount(terms.length);
      for (const language of locales) {
        await search.fill(term(language, "controlStaple").toUpperCase());
        await expect(rows).toHaveCount(1);
        await expect(rows.first()).toHaveAttribute("id", termId("controlStaple"));
        await expect(status).toHaveText(/^1\s/);
      }
      await search.fill("qqq");
      await expect(rows).toHaveCount(0);
      await expect(status).toHaveText(t(locale, "knowledge.glossary.none"));
      await search.press("Enter");
      await expect(page, "nothing is sent").toHaveURL(path(locale, "glossary"));
      await search.fill("");
      await expect(rows).toHaveCount(terms.length);
    });

    test("opens filtered by its address", async ({ page }) => {
      await page.goto(`${path(locale, "glossary")}?q=${encodeURIComponent(term("pl", "stringerBoard"))}`);
      await expect(page.locator("#terms tr[id]:visible")).toHaveCount(1);
      await expect(page.getByLabel(field)).toHaveValue(term("pl", "stringerBoard"));
    });
  });

  test(`the marks in ${locale} can be read without seeing the drawing, at every width`, async ({ page }) => {
    await page.goto(path(locale, "marks"));
    const places = page.locator(".place-list").first().locator("h3");
    const names = await places.allTextContents();
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const drawing = page.locator(".mark-places__figure").getByRole("img");
      await expect(drawing, "one of the two drawings").toHaveCount(1);
      const label = (await drawing.getAttribute("aria-label")) ?? "";
      const order = names.map((name, index) => label.indexOf(`${index + 1}: ${name}.`));
      expect(order.every((at) => at > 0)).toBe(true);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      const numbers = await drawing.locator(".place-tag__name").allTextContents();
      expect(new Set(numbers)).toEqual(new Set(names.map((_, index) => String(index + 1))));
      const heights = await drawing
        .locator(".place-tag__name")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...heights), `numbers at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of sampledLanguages())
    test(`the glossary in ${locale} shows all terms, and no field`, async ({ page }) => {
      await page.goto(path(locale, "glossary"));
      await expect(page.locator("#terms tr[id]:visible")).toHaveCount(terms.length);
      await expect(page.getByRole("search")).toBeHidden();
    });
});

test("on paper the glossary is a table of all terms", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(path("pl", "glossary"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.locator("#terms")).toHaveCSS("display", "table");
  await expect(page.locator("#terms tr[id]:visible")).toHaveCount(terms.length);
});
