import { readFile } from "node:fs/promises";

import { issued, productPaper } from "../../app/_content/papers";
import { products } from "../../app/_content/products";
import { dxf } from "./drawings/dxf";
import { svg } from "./drawings/svg";
import { glb } from "./models/glb";
import { namedParts } from "./models/named-parts";
import { step } from "./models/step";
import { usdz } from "./models/usdz";
import type { PaperStore } from "./paper-store";

type Paper = readonly [name: string, bytes: Uint8Array];

const text = (written: string) => Buffer.from(written);

/**
 * Drawings and models of all products. Solids take seconds, so they are kept; the rest is made anew every time.
 *
 * @param names of the products by id, for the models that carry one
 */
export async function productPapers(
  names: Readonly<Record<number, string>>,
  store: PaperStore,
): Promise<Paper[]> {
  // What writes the solids decides their bytes, too.
  const writer = await readFile("scripts/papers/models/step.ts", "utf8");
  const found: Paper[] = [];
  for (const product of products) {
    const { id, geometry } = product;
    const name = names[id] ?? String(id);
    const solids = productPaper(product, "step");
    const recipe = JSON.stringify([writer, issued, namedParts(geometry)]);
    let kept: Uint8Array | undefined = await store.find(solids, recipe);
    if (!kept) {
      kept = text(await step(geometry, issued));
      await store.keep(solids, recipe, kept);
    }
    found.push(
      [productPaper(product, "dxf"), text(dxf(geometry))],
      [productPaper(product, "svg"), text(svg(geometry))],
      [solids, kept],
      [productPaper(product, "glb"), await glb(name, geometry)],
      [productPaper(product, "usdz"), usdz(name, geometry)],
    );
  }
  return found;
}
