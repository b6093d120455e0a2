/**
 * `npm run pictures`: encodes the site's pictures after a change of a master or of the settings. Every master
 * in `pictures/masters` becomes AVIF files of several widths and a WebP file in `public/pictures`, listed in
 * the manifest `app/_content/pictures.manifest.json`; git tracks both. The scenes that render masters get the
 * products' dimensions as `products.json` in `pictures/scenes/`.
 *
 * File names contain a hash of master and settings: unchanged pictures are not encoded again, and browsers
 * may keep a picture for ever.
 */
import { writeFileSync } from "node:fs";

import { products } from "../app/_content/products";
import { runCommand } from "./command/command.mjs";
import { makePictures } from "./pictures/make-pictures";

await runCommand({}, async () => {
  const start = performance.now();
  console.log("Encoding changed pictures…");
  const geometries = Object.fromEntries(products.map(({ id, geometry }) => [id, geometry]));
  writeFileSync("pictures/scenes/products.json", JSON.stringify(geometries, null, 2));
  const { masters, orphans, encoded, kept, removed } = await makePictures();
  for (const sentence of orphans) console.warn(sentence);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Pictures: ${masters} masters, ${encoded} files encoded, ${kept} kept, ${removed} removed (${seconds} s).`,
  );
});
