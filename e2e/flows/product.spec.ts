import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectHydrated } from "../support/islands/hydrated";
import { flowLocale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

/** The pages of a printed document: Chromium writes each as an object of its own. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

const [first] = products;
const address = path(flowLocale, { route: "product", id: first.id });
const discussion = `${address}#discussion`;
const tab = (key: string) => t(flowLocale, `product.tabs.${key}`);
const comment = t(flowLocale, first.comment);

test("every product has the values of its summary at one edge on a phone, and prints as one sheet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height });
  for (const { id } of products) {
    await page.emulateMedia({ media: null });
    await page.goto(path(flowLocale, { route: "product", id }));
    const edges = await page.locator(".summary :is(.summary__fact, .data-list) dd").evaluateAll((values) =>
      values.map((value) => {
        const range = document.createRange();
        range.selectNodeContents(value);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(edges.length).toBeGreaterThan(2);
    expect(Math.max(...edges) - Math.min(...edges), String(id)).toBeLessThanOrEqual(1);
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(countPages(await page.pdf({ preferCSSPageSize: true })), String(id)).toBe(1);
  }
  await page.emulateMedia({ media: "print" });
  const printed =
    ".product-sheet__picture img, h1, .dimension-drawing, .product-data__list, .site-footer address";
  for (const part of printed.split(", ")) await expect(page.locator(part)).toBeVisible();
  const left = page.locator(".site-menu, .product-order, .summary .button");
  await expect(left.filter({ visible: true })).toHaveCount(0);
});

test(
  "tabs of a product: an address and a link open theirs, whichever is shown, and keys lead into it",
  { tag: "@island" },
  async ({ page }) => {
    await page.goto(discussion);
    await expect(page.getByText(comment)).toBeInViewport();
    const list = page.getByRole("tablist", { name: tab("label") });
    await expectHydrated(page.locator(".island").filter({ has: list }));
    await list.getByRole("tab", { name: tab("discussion") }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(list.getByRole("tab", { name: tab("description") })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: tab("discussion") })).toBeFocused();

    for (const round of ["first", "again, the address being the same"]) {
      await page.getByRole("link", { name: t(flowLocale, "product.orderButton") }).click();
      const order = page.getByRole("heading", { name: t(flowLocale, "orderForm.heading") });
      await expect(order, round).toBeInViewport();
      await expect(page.getByText(comment), round).toBeHidden();
      await expect(page.getByRole("tab", { name: tab("description") }), round).toBeInViewport();
      await page.getByRole("tab", { name: tab("discussion") }).click();
      await expect(page.getByText(comment)).toBeVisible();
      await expect(page, "a press on a tab leaves the address alone").toHaveURL(/#order$/);
    }
  },
);

test("tabs of a product show one panel at a time from the first paint on, even if their script never comes", async ({
  page,
  watch,
}) => {
  await page.route("**/tab-list-*.js", (route) => route.abort());
  await page.goto(discussion);
  const order = page.getByRole("heading", { name: t(flowLocale, "orderForm.heading") });
  await expect(page.getByText(comment)).toBeVisible();
  await expect(order).toBeHidden();
  await expect.poll(() => watch.messages.join()).toMatch(/tab-list-/);
  await page.getByRole("tab", { name: tab("description") }).click();
  await expect(order).toBeVisible();
  await expect(page.getByText(comment)).toBeHidden();
  // The missing script is logged on the console, at each try; which is what this test is about.
  watch.messages.splice(0);
});
