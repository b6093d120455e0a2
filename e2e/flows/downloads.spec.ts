import { readFileSync } from "node:fs";

import { productFile } from "../../app/_content/downloads";
import { products } from "../../app/_content/products";
import { step } from "../../scripts/downloads/models";
import { stepOrigin } from "../../scripts/downloads/product-files";
import { run } from "../support/matrix";
import { expect, test } from "../support/test";

const [product] = products;

// Tests in e2e/site read the files. Jest cannot run the kernel that writes solids: Jest's module loader
// rejects its dynamic code loading.
if (run.full)
  test("a solid written anew is the same file", async () => {
    const built = readFileSync(`out/papers/${productFile(product, "step")}`, "utf8");
    expect(await step(product.geometry, stepOrigin(product))).toBe(built);
  });
