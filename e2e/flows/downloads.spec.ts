import { readFileSync } from "node:fs";

import { company } from "../../app/_content/company/company";
import { productFile } from "../../app/_content/downloads";
import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { plainText } from "../../app/_i18n/plain-text";
import { productFacts } from "../../app/_load/product-facts";
import { step } from "../../scripts/downloads/models";
import { stepOrigin } from "../../scripts/downloads/product-files";
import { t, translator } from "../support/catalog";
import { expectStarted } from "../support/islands";
import { flowLocale, run } from "../support/matrix";
import { expect, test } from "../support/test";

const [product] = products;
const tRoot = (key: string, values = {}) => t(flowLocale, key, values);

// Tests in e2e/site read the files. Jest cannot run the kernel that writes solids: Jest's module loader
// rejects its dynamic code loading.
if (run.full)
  test("a solid written anew is the same file", async () => {
    const built = readFileSync(`out/papers/${productFile(product, "step")}`, "utf8");
    expect(await step(product.geometry, stepOrigin(product))).toBe(built);
  });

test("the specification of a product is copied with plain spaces and without an address", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(path(flowLocale, { route: "product", id: product.id }));
  await expectStarted(page);
  await page.getByRole("heading", { level: 1 }).hover();
  const name = tRoot(product.name);
  await expect(page.locator("#specification")).toBeHidden();
  await page.getByRole("button", { name: tRoot("documents.specification.copyButton") }).press("Enter");
  const copiedNote = tRoot("documents.specification.copied", { name });
  await expect(page.getByRole("status")).toHaveText(copiedNote);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const facts = productFacts(flowLocale, translator(flowLocale), product);
  expect(copied.split("\n").length).toBeGreaterThan(8);
  for (const { term, value } of [facts.dimension, facts.desk, facts.quality, facts.mass])
    expect(copied).toContain(plainText(`${term}: ${value}`));
  for (const text of [name, company.name]) expect(copied).toContain(plainText(text));
  expect(copied).not.toMatch(/[\u00a0\u00ad\u2060]/);
  // Copied text must not contain the address of a preview.
  expect(copied).not.toMatch(/localhost|127\.0\.0\.1/);
});
