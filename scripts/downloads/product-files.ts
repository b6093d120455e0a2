import { readFile } from "node:fs/promises";

import { issued, productFile } from "../../app/_content/downloads";
import { products } from "../../app/_content/products";
import { dxf } from "./drawings/dxf";
import { svg } from "./drawings/svg";
import { glb } from "./models/glb";
import { namedParts } from "./models/named-parts";
import { step } from "./models/step";
import { usdz } from "./models/usdz";
import type { Cache } from "./cache";

type Download = readonly [name: string, bytes: Uint8Array];

const text = (written: string) => Buffer.from(written);

/**
 * Drawings and models of all products. Solids take seconds, so they are kept; the rest is made anew every time.
 *
 * @param names of the products by id, for the models that carry one
 */
export async function productFiles(
  names: Readonly<Record<number, string>>,
  store: Cache,
): Promise<Download[]> {
  // What writes the solids decides their bytes, too.
  const writer = await readFile("scripts/downloads/models/step.ts", "utf8");
  const found: Download[] = [];
  for (const product of products) {
    const { id, geometry } = product;
    const name = names[id] ?? String(id);
    const solids = productFile(product, "step");
    const recipe = JSON.stringify([writer, issued, namedParts(geometry)]);
    let kept: Uint8Array | undefined = await store.find(solids, recipe);
    if (!kept) {
      kept = text(await step(geometry, issued));
      await store.keep(solids, recipe, kept);
    }
    found.push(
      [productFile(product, "dxf"), text(dxf(geometry))],
      [productFile(product, "svg"), text(svg(geometry))],
      [solids, kept],
      [productFile(product, "glb"), await glb(name, geometry)],
      [productFile(product, "usdz"), usdz(name, geometry)],
    );
  }
  return found;
}
