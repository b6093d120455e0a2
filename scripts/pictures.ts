/**
 * `npm run pictures`: makes the site's bitmaps after a change of a master, a drawing or the settings; git tracks them.
 * Every master in `pictures/masters` becomes AVIF files of several widths and a WebP file in `public/pictures`, listed
 * in `app/_content/pictures.manifest.json`. Icons come from `app/icon.svg`, flags from `pictures/flags`. The scenes
 * that render masters get the products' dimensions as `products.json` in `pictures/scenes/`.
 *
 * File names contain a hash of master and settings: unchanged pictures are not encoded again.
 */
import { writeFileSync } from "node:fs";

import { products } from "../app/_content/products";
import { makeIcons, makePictures } from "./pictures/make-pictures";

export default async function pictures(): Promise<void> {
  const geometries = Object.fromEntries(products.map(({ id, geometry }) => [id, geometry]));
  writeFileSync("pictures/scenes/products.json", JSON.stringify(geometries, null, 2));
  await makeIcons();
  const { masters, encoded, kept, removed } = await makePictures();
  console.log(`Pictures: ${masters} masters, ${encoded} files encoded, ${kept} kept, ${removed} removed.`);
}
