/**
 * `npm run pictures`: encodes the pictures of the site, after a change of a master or of the settings. Every master in
 * `pictures/masters` becomes AVIF files at several widths and a WebP file in `public/pictures`, and the manifest
 * `app/_content/pictures.manifest.ts` lists them for the site; git keeps both. The scripts that render masters get the products'
 * measures as `products.json` in `pictures/scenes/`.
 *
 * A rendition's name holds a hash of its master and of the settings. So what did not change is not encoded again, and browsers may
 * keep a picture for ever.
 */
import { writeFileSync } from "node:fs";

import { products } from "../app/_content/products";
import { runCommand } from "./command/command.mjs";
import { makePictures } from "./pictures/make-pictures";

await runCommand(async () => {
  const start = performance.now();
  // The scenes render the products by the site's own figures.
  const geometries = Object.fromEntries(products.map(({ id, geometry }) => [id, geometry]));
  writeFileSync("pictures/scenes/products.json", JSON.stringify(geometries, null, 2));
  const { masters, orphans, encoded, kept, removed } = await makePictures();
  for (const sentence of orphans) console.warn(sentence);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Pictures: ${masters} masters, ${encoded} files encoded, ${kept} kept, ${removed} removed (${seconds} s).`,
  );
});
