import type { Page } from "@playwright/test";

import { featured, products } from "../../../app/_content/products";
import { languages, type Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { expectHydrated } from "../../support/islands/hydrated";
import { t } from "../../support/catalog";
import { misplaced } from "../../support/measures/layout";
import { allAreCompared, lastFeatured as last, others } from "../../support/some-products";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";

const address = path("pl", "comparison");
const [first, second] = products;
const heads = (page: Page) => page.locator("thead [data-product]").filter({ visible: true });
const rows = (page: Page) => page.locator("tbody tr:has([data-product])").filter({ visible: true });
const hydrated = (page: Page) => expectHydrated(page.locator("[data-island=comparison-filter]"));

/** Every row of the table: whether it is shown, and how many values some products have in it. */
const rowsOf = (page: Page, ids: readonly number[]) =>
  page.locator("tbody tr:has([data-product])").evaluateAll(
    (all, shown) =>
      all.map((row) => {
        const cells = [...row.querySelectorAll<HTMLElement>("[data-product]")];
        const texts = cells
          .filter(({ dataset }) => shown.includes(Number(dataset.product)))
          .map(({ firstElementChild }) => firstElementChild?.textContent);
        return { isShown: row.checkVisibility(), values: new Set(texts).size };
      }),
    ids,
  );

for (const locale of sampledLanguages()) {
  test(`the table is complete in ${languages[locale].name}, with and without a script`, async ({
    browser,
    page,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const read = async (on: Page) => {
      await on.goto(new URL(path(locale, "comparison"), page.url()).href);
      await expect(heads(on).locator("a")).toHaveText(
        featured.map(({ name }) => t(locale, name)),
        { useInnerText: true },
      );
      return on.locator("tbody").allInnerTexts();
    };
    await page.goto(path(locale, "comparison"));
    const shown = await read(page);
    expect(await read(await plain.newPage())).toEqual(shown);
    await plain.close();
  });
}

test("columns that the address leaves out are hidden before any script has come", async ({ page, watch }) => {
  test.skip(featured.length < 3, allAreCompared);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto(`${address}?p=${first.id},${last.id}`);
  await expect(heads(page)).toHaveCount(2);
  await expect(page.locator(`[data-product="${second.id}"]`).first()).toBeHidden();
  await expect.poll(() => watch.messages.length).toBe(2);
  // That its scripts could not be loaded is what the page says, and the browser.
  watch.messages.length = 0;
});

test("what is chosen is in the address, and rows are compared anew @island", async ({ page }) => {
  test.skip(featured.length < 3, allAreCompared);
  await page.goto(address);
  await hydrated(page);
  const all = await rows(page).count();
  await page.getByLabel(t("pl", "comparison.onlyDifferences")).check();
  const different = await rows(page).count();
  expect(different).toBeLessThan(all);
  await page.getByRole("checkbox", { name: t("pl", first.name) }).uncheck();
  await expect(heads(page)).toHaveCount(featured.length - 1);
  const others = featured.slice(1).map(({ id }) => id);
  await expect(page).toHaveURL(new RegExp(`\\?p=${others.join()}&d=1$`));
  const compared = await rowsOf(page, others);
  expect(compared.length).toBeGreaterThanOrEqual(different);
  expect(compared.filter(({ isShown }) => isShown)).toEqual(compared.filter(({ values }) => values > 1));
  await page.reload();
  await hydrated(page);
  await expect(heads(page)).toHaveCount(featured.length - 1);
  await page.getByRole("checkbox", { name: t("pl", first.name) }).check();
  await expect(heads(page)).toHaveCount(featured.length);
});

test("a group whose rows are all alike is left out with them, with and without a script @island", async ({
  browser,
  page,
}) => {
  const groups = (on: Page) =>
    on.locator("tbody").evaluateAll((all) =>
      all.map((group) => ({
        isShown: group.checkVisibility(),
        rows: [...group.querySelectorAll("tr:has([data-product])")].filter((row) => row.checkVisibility())
          .length,
      })),
    );
  await page.goto(address);
  await hydrated(page);
  await page.getByLabel(t("pl", "comparison.onlyDifferences")).check();
  const shown = await groups(page);
  expect(shown.filter(({ isShown, rows }) => isShown !== rows > 0)).toEqual([]);
  expect(shown.filter(({ isShown }) => !isShown)).not.toEqual([]);
  const dormant = await browser.newPage();
  await dormant.route(/\/assets\/js\//, (route) => route.abort());
  await dormant.goto(new URL(`${address}?d=1`, page.url()).href);
  expect(await groups(dormant)).toEqual(shown);
  await dormant.close();
});

test("under each column stand the way to the list and to its page; below all the way to one's own", async ({
  page,
}) => {
  await page.goto(address);
  for (const { id, name } of featured) {
    const foot = page.locator(`tfoot [data-product="${id}"]`);
    await expect(
      foot.getByRole("link", { name: `${t("pl", "load.addButton")}: ${t("pl", name)}` }),
    ).toBeVisible();
    await expect(
      foot.getByRole("link", { name: `${t("pl", "comparison.page")}: ${t("pl", name)}` }),
    ).toHaveAttribute("href", path("pl", { route: "product", id }));
  }
  await page.getByRole("link", { name: t("pl", "comparison.own.link") }).click();
  await expect(page).toHaveURL(path("pl", "size"));
});

for (const locale of sampledLanguages()) {
  test(`an address shows the same columns, rows and figures in ${languages[locale].name} @island`, async ({
    page,
  }) => {
    const search = `?p=${first.id},${last.id}&d=1`;
    const shown = async (on: Locale) => {
      await page.goto(path(on, "comparison") + search);
      await hydrated(page);
      await expect(heads(page)).toHaveCount(2);
      const cells = rows(page).locator("td").filter({ visible: true });
      return (await cells.allInnerTexts()).map((text) => text.replace(/\D/g, ""));
    };
    const polish = await shown("pl");
    expect(await shown(locale)).toEqual(polish);
  });
}

test("at least two stay, and that is announced @island", async ({ page }) => {
  await page.goto(`${address}?p=${first.id},${second.id}`);
  await hydrated(page);
  await page.getByRole("checkbox", { name: t("pl", second.name) }).click();
  await expect(heads(page)).toHaveCount(2);
  await expect(page.locator(".filter [role=status]")).toHaveText(t("pl", "comparison.atLeastTwo"));
});

test("a hostile address shows all", async ({ page, watch }) => {
  for (const search of ["?p=", "?p=1", "?p=8,9", "?p=%3Cscript%3E", `?p=${"1,".repeat(500)}`, "?d=2&p[]=1"]) {
    await test.step(search.slice(0, 30), async () => {
      await page.goto(address + search);
      await hydrated(page);
      await expect(heads(page)).toHaveCount(featured.length);
      // A visitor whose address requests columns is informed why all are there.
      const { searchParams } = new URL(page.url());
      const requested = searchParams.get("p");
      // Where there are more products than the page names, it has looked for these.
      const isSought = others.length > 0 && requested === "8,9";
      const reported = isSought ? t("pl", "comparison.lost") : t("pl", "comparison.atLeastTwo");
      await expect(page.locator(".filter [role=status]")).toHaveText(requested ? reported : "");
      if (isSought) watch.messages.length = 0;
    });
  }
});

test("all drawings have one scale", async ({ page }) => {
  await page.goto(address);
  const sheets = page.locator("thead svg");
  expect(new Set(await sheets.evaluateAll((all) => all.map((svg) => svg.getAttribute("viewBox")))).size).toBe(
    1,
  );
  const widths = await sheets.evaluateAll((all) =>
    all.map((svg) => Math.round(svg.getBoundingClientRect().width)),
  );
  expect(new Set(widths).size).toBe(1);
});

test("it stays in a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const search of ["", `?p=${first.id},${last.id}&d=1`]) {
    await page.goto(path("de", "comparison") + search);
    await hydrated(page);
    expect(await page.evaluate(misplaced)).toEqual([]);
  }
});

test("that two pallets are needed is shown until the next press that is valid @island", async ({ page }) => {
  test.skip(featured.length < 3, allAreCompared);
  await page.goto(`${path("pl", "comparison")}?p=${first.id}`);
  await expectHydrated(page.locator("[data-island=comparison-filter]"));
  const reported = page.locator(".filter [role=status]");
  await expect(reported).toHaveText(t("pl", "comparison.atLeastTwo"));
  await page.getByLabel(t("pl", "comparison.onlyDifferences")).check();
  await expect(reported).toBeEmpty();
});
