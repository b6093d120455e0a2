/**
 * Draws the flags of `pictures/flags/*.svg` into `public/flags/{20x15,40x30,60x45}/{code}.png`.
 *
 * Flag services use the same sizes and names (R10), so a setting alone can change the source. The PNGs are
 * committed; after changing a flag, run `npx tsx scripts/flags.ts`.
 */
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const source = path.resolve("pictures/flags");
const target = path.resolve("public/flags");
const sizes = [
  [20, 15],
  [40, 30],
  [60, 45],
] as const;

for (const [width, height] of sizes) {
  const folder = path.join(target, `${width}x${height}`);
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(source)) {
    const name = `${path.parse(file).name}.png`;
    await sharp(path.join(source, file), { density: (72 * width) / 20 })
      .resize(width, height)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(path.join(folder, name));
  }
}
