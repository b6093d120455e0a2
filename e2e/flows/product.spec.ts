import { company } from "../../app/_content/company/company";
import { type Product, products } from "../../app/_content/products";
import { languages } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { expectHydrated } from "../support/islands/hydrated";
import { t } from "../support/catalog";
import { height } from "../support/measures/screens";
import { expectStarted } from "../support/islands/started";
import { expect, test } from "../support/test";
import { sampled, sampledLanguages } from "../support/matrix";

/** The pages of a printed document: Chromium writes each as an object of its own. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

for (const locale of sampledLanguages()) {
  const words = (key: string, values = {}) => t(locale, `product.${key}`, values);

  test.describe(`product in ${languages[locale].name}`, () => {
    for (const product of sampled<Product>(products)) {
      const address = path(locale, { route: "product", id: product.id });

      test(`${product.id} prints as one sheet`, async ({ page }) => {
        await page.goto(address);
        await page.evaluate(async () => void (await document.fonts.ready));
        expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
        await page.emulateMedia({ media: "print" });
        for (const printed of [
          ".product-sheet__picture img",
          "h1",
          ".dimension-drawing",
          ".product-data__list",
          ".site-footer address",
        ]) {
          await expect(page.locator(printed)).toBeVisible();
        }
        for (const left of [".site-menu", ".product-order", ".summary .button"]) {
          await expect(page.locator(left).filter({ visible: true })).toHaveCount(0);
        }
      });
    }

    const [, product] = products;
    const address = path(locale, { route: "product", id: product.id });

    test("has all values of the summary at one edge, on a phone as well", async ({ page }) => {
      await page.setViewportSize({ width: 360, height });
      for (const { id } of products) {
        await page.goto(path(locale, { route: "product", id }));
        const edges = await page
          .locator(".summary :is(.summary__fact, .data-list) dd")
          .evaluateAll((values) =>
            values.map((value) => {
              const range = document.createRange();
              range.selectNodeContents(value);
              return Math.round(range.getBoundingClientRect().right);
            }),
          );
        expect(edges.length).toBeGreaterThan(2);
        expect(Math.max(...edges) - Math.min(...edges), String(id)).toBeLessThanOrEqual(1);
      }
    });

    test("says the year it is in the browser; the footer keeps its own", async ({ page }) => {
      await page.clock.setFixedTime("2031-07-01T12:00:00");
      await page.goto(address);
      // Somebody is there: before, it is the year of the build.
      await expectStarted(page);
      await page.getByRole("heading", { level: 1 }).hover();
      const note = words("sheetNote", { company: company.name, year: 2031 }).replace(/<\/?time>/g, "");
      await expect(page.getByText(note)).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText(`© ${company.copyrightYear}`);
    });
  });
}

test.describe("tabs of a product", () => {
  const tab = (key: string) => t("pl", `product.tabs.${key}`);
  const comment = t("pl", products[0].comment);

  test("follow the keys of the tabs pattern", { tag: "@island" }, async ({ page }) => {
    await page.goto(path("pl", { route: "product", id: products[0].id }));
    const list = page.getByRole("tablist", { name: tab("label") });
    const [description, discussion] = [
      list.getByRole("tab", { name: tab("description") }),
      list.getByRole("tab", { name: tab("discussion") }),
    ];
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name: tab("description") })).toBeVisible();

    await list.scrollIntoViewIfNeeded();
    await expectHydrated(page.locator(".island").filter({ has: list }));
    await description.focus();
    for (const [key, now, panel] of [
      ["ArrowRight", discussion, "discussion"],
      ["ArrowRight", description, "description"],
      ["ArrowLeft", discussion, "discussion"],
      ["Home", description, "description"],
      ["End", discussion, "discussion"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(now).toBeFocused();
      await expect(now).toHaveAttribute("aria-selected", "true");
      await expect(list.locator("[aria-selected=true]")).toHaveCount(1);
      await expect(list.locator("[tabindex='0']"), "one stop of the tab key").toHaveCount(1);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(page.getByRole("tabpanel", { name: tab(panel) })).toBeVisible();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: tab("discussion") })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Home");
    await expect(page.getByRole("tabpanel", { name: tab("description") })).toBeVisible();
  });

  test(
    "a link into the order form opens its tab, whichever is shown",
    { tag: "@island" },
    async ({ page }) => {
      await page.goto(path("pl", { route: "product", id: products[0].id }, "discussion"));
      await expect(page.getByText(comment)).toBeInViewport();
      await expect(page.getByRole("tab", { name: tab("discussion") })).toHaveAttribute(
        "aria-selected",
        "true",
      );

      for (const round of ["first", "again, the address being the same"]) {
        await page.getByRole("link", { name: t("pl", "product.orderButton") }).click();
        await expect(
          page.getByRole("heading", { name: t("pl", "orderForm.heading") }),
          round,
        ).toBeInViewport();
        await expect(page.getByText(comment), round).toBeHidden();
        await expect(
          page.getByRole("tab", { name: tab("description") }),
          "its tab is in view",
        ).toBeInViewport();
        await page.getByRole("tab", { name: tab("discussion") }).click();
        await expect(page.getByText(comment)).toBeVisible();
        await expect(page, "a press on a tab leaves the address alone").toHaveURL(/#order$/);
      }
    },
  );

  test("show one panel at a time from the first paint on, even if their script never comes", async ({
    page,
    watch,
  }) => {
    await page.route("**/tab-list-*.js", (route) => route.abort());
    await page.goto(path("pl", { route: "product", id: products[0].id }, "discussion"));
    const order = page.getByRole("heading", { name: t("pl", "orderForm.heading") });
    await expect(page.getByText(comment)).toBeVisible();
    await expect(order).toBeHidden();
    await expect.poll(() => watch.messages.join()).toMatch(/tab-list-/);
    await page.getByRole("tab", { name: tab("description") }).click();
    await expect(order).toBeVisible();
    await expect(page.getByText(comment)).toBeHidden();
    // The missing script is logged on the console, at each try; which is what this test is about.
    watch.messages.splice(0);
  });
});
