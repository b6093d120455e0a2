import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { hydrateIslands } from "../support/islands";
import { flowLocale } from "../support/matrix";
import { expect, test } from "../support/test";

const [first] = products;
const address = path(flowLocale, { route: "product", id: first.id });
const discussion = `${address}#discussion`;
const tab = (key: string) => t(flowLocale, `product.tabs.${key}`);
const comment = t(flowLocale, first.comment);

test("tabs of a product: an address and a link open theirs, whichever is shown, and keys lead into it", async ({
  page,
}) => {
  await page.goto(discussion);
  await expect(page.getByText(comment)).toBeInViewport();
  const list = page.getByRole("tablist", { name: tab("label") });
  await hydrateIslands(page);
  await list.getByRole("tab", { name: tab("discussion") }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(list.getByRole("tab", { name: tab("description") })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: tab("discussion") })).toBeFocused();

  for (const round of ["first", "again, the address being the same"]) {
    await page.getByRole("link", { name: t(flowLocale, "product.orderButton") }).click();
    const quantity = page.locator("#quantity");
    await expect(quantity, round).toBeFocused();
    const label = await page.locator("[for=quantity]").boundingBox();
    expect(label?.y, `${round}: the label stands at the top, clear of the header`).toBeLessThanOrEqual(120);
    expect(label?.y, round).toBeGreaterThan(70);
    await expect(page.getByText(comment), round).toBeHidden();
    await expect(page.getByRole("tab", { name: tab("description") }), round).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("tab", { name: tab("discussion") }).click();
    await expect(page.getByText(comment)).toBeVisible();
    await expect(page, "a press on a tab leaves the address alone").toHaveURL(/#quantity$/);
  }
});
