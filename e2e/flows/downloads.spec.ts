import { readFileSync } from "node:fs";

import { company } from "../../app/_content/company/company";
import { issued, productFile } from "../../app/_content/downloads";
import { productFacts } from "../../app/_content/product-texts";
import { dimensionsOf, type Product, products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { plainText } from "../../app/_i18n/plain-text";
import { step } from "../../scripts/downloads/models/step";
import { t, translator } from "../support/catalog";
import { expectStarted } from "../support/islands/started";
import { sampled } from "../support/matrix";
import { expect, test } from "../support/test";

// The files themselves are read in e2e/site/downloads.test.ts. Jest cannot start the kernel that writes solids: its package
// loads its own code while it runs, which Jest's module loader refuses.
for (const product of sampled<Product>(products)) {
  test(`${productFile(product, "step")} written anew is the same file`, async () => {
    test.slow();
    const built = readFileSync(`out/papers/${productFile(product, "step")}`, "utf8");
    expect(await step(product.geometry, issued)).toBe(built);
  });
}

test("no download is fetched before a press", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (each) => requested.push(new URL(each.url()).pathname));
  await page.goto(path("pl", { route: "product", id: products[0].id }));
  const box = page.getByRole("region", { name: t("pl", "documents.heading") });
  await box.scrollIntoViewIfNeeded();
  await expectStarted(page);
  await expect(box.locator('a[href^="/papers/"]').first()).toBeVisible();
  expect(requested.filter((each) => each.startsWith("/papers/"))).toEqual([]);
});

test.describe("the specification", () => {
  const [product] = products;
  const address = path("pl", { route: "product", id: product.id });
  const name = t("pl", product.name);
  const button = t("pl", "documents.specification.copyButton");

  test("is on the clipboard at a press", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(address);
    await expectStarted(page);
    await page.getByRole("heading", { level: 1 }).hover();
    await page.getByRole("button", { name: button }).press("Enter");
    await expect(
      page.getByRole("status").getByText(t("pl", "documents.specification.copied", { name })),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const facts = productFacts("pl", translator("pl"), product);
    expect(copied.split("\n").length).toBeGreaterThan(8);
    for (const fact of [name, dimensionsOf(product.geometry), facts.desk, facts.quality])
      expect(copied).toContain(plainText(fact));
    expect(copied).not.toMatch(/[\u00a0\u2060]/);
    // Text that leaves the site gives no address of a preview.
    expect(copied).not.toMatch(/localhost|127\.0\.0\.1/);
    expect(copied).toContain(company.name);
  });

  test("has no button before a press on it can be answered, and is there to be read all the same", async ({
    page,
  }) => {
    await page.route("**/assets/js/interest-*.js", () => new Promise(() => undefined));
    await page.goto(address);
    await expectStarted(page);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(page.locator("#specification")).toContainText(name);
    await expect(page.locator("[data-copy]")).toBeHidden();
  });

  test("is selected where the clipboard is closed, and the page says what to do", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto(address);
    await expectStarted(page);
    await page.getByRole("heading", { level: 1 }).hover();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(t("pl", "documents.specification.failed"))).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(name);
  });
});
