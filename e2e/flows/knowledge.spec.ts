import { pageAt } from "../../app/_content/pages";
import { termId, terms } from "../../app/_content/knowledge/glossary";
import { allStatements, destinations } from "../../app/_content/knowledge/statements";
import { monthAndYear } from "../../app/_i18n/dates";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { sitemapPages } from "../../scripts/built/sitemap";
import { t } from "../support/catalog";
import { counted } from "../support/measures/counted";
import { shippedPages } from "../support/shipped";
import { expect, test } from "../support/test";

const term = (locale: (typeof locales)[number], key: string) =>
  t(locale, `knowledge.glossary.terms.${key}.term`);

for (const locale of locales) {
  test.describe(`the glossary in ${locale}`, () => {
    const field = t(locale, "knowledge.glossary.filterLabel");

    test("has every term in every language, and what it means, under its anchor", async ({ page }) => {
      await page.goto(path(locale, "glossary"));
      for (const key of terms) {
        const row = page.locator(`tr#${termId(key)}`);
        await expect.soft(row.locator("th")).toHaveText(term(locale, key));
        for (const other of locales.filter((each) => each !== locale))
          await expect.soft(row.locator(`td[lang=${other}]`)).toHaveText(term(other, key));
        await expect
          .soft(row.locator("td").last())
          .toHaveText(t(locale, `knowledge.glossary.terms.${key}.definition`));
      }
      counted("terms", terms.length);
    });

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

  test(`every destination in ${locale} has its rule, its month and whom to ask`, async ({ page }) => {
    await page.goto(path(locale, "ispm"));
    const table = page.getByRole("table", { name: t(locale, "knowledge.ispm.destinations.caption") });
    for (const { key, checked, sources } of destinations) {
      const row = table.locator("tr", {
        has: page.getByText(t(locale, `knowledge.ispm.destinations.${key}.name`), { exact: true }),
      });
      await expect(row).toContainText(t(locale, `knowledge.ispm.destinations.${key}.rule`));
      await expect(row.locator(`time[datetime="${checked}"]`)).toHaveText(monthAndYear(locale, checked));
      for (const { name, address } of sources)
        await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
    }
  });
}

test("every statement that can age stands somewhere with its month, and its source", () => {
  const pages = shippedPages();
  for (const locale of locales) {
    const own = pages.filter((page) => page.document("html").attr("lang") === locale);
    const sourced = own.flatMap(({ document }) =>
      document("time[datetime]")
        .toArray()
        .map((time) => `${document(time).attr("datetime")} ${document(time).parent().html()}`),
    );
    for (const { checked, sources } of Object.values(allStatements))
      for (const { address } of sources)
        expect(sourced.some((each) => each.startsWith(checked) && each.includes(`href="${address}"`))).toBe(
          true,
        );
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales)
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

test("words on other pages lead to their entries", () => {
  const addresses = new Set(locales.map((locale) => path(locale, "glossary")));
  const ids = new Set(terms.map(termId));
  const linking = new Set<string>();
  for (const { path: at, document } of shippedPages())
    for (const link of document("a[href]").toArray()) {
      const url = new URL(document(link).attr("href") ?? "", "http://here");
      if (!addresses.has(url.pathname) || !url.hash) continue;
      expect(ids.has(url.hash.slice(1)), `${at}: ${url.hash}`).toBe(true);
      linking.add(at);
    }
  const routes = ["product", "load", "size", "marks", "ispm"];
  const all = sitemapPages().filter(({ path: at }) => routes.includes(pageAt(at)?.page.route ?? ""));
  expect(all.length).toBeGreaterThan(0);
  for (const { path: at } of all) expect(linking.has(at), at).toBe(true);
});
