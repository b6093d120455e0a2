/**
 * Draws the bitmap icons from `app/icon.svg`, and the flags from `pictures/flags/`. They are committed; after changing
 * a drawing, run `npx tsx scripts/icons.ts`.
 *
 * - `app/favicon.ico`, 32 px: browsers and readers that request this address or lack SVG icons
 * - `app/apple-icon.png`, 180 px: home screens of Apple's devices
 * - `public/icons/any-{size}.png` and `maskable-{size}.png`: the web app manifest
 * - `public/flags/{width}x{height}/{code}.png`, in the sizes and under the names of flag services (R10), so that a
 *   setting alone can change the source
 *
 * Each icon contains the hash of its drawing, so that `npm run golive` finds outdated icons.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { colour } from "../app/_styles/colours";
import { contentHash } from "./golive/placeholders";

const drawing = await readFile("app/icon.svg", "utf8");

/** Background of the whole icon: the area beyond the drawing must not be transparent. */
const ground = colour("forest-900");

/**
 * @param share the drawing's part of the width; a mask may cut off all but the inner 80 % (W3C, maskable
 * icons)
 */
function draw(size: number, share = 1) {
  const inner = Math.round(size * share);
  const border = { before: Math.floor((size - inner) / 2), after: Math.ceil((size - inner) / 2) };
  return sharp(Buffer.from(drawing), { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .extend({
      top: border.before,
      bottom: border.after,
      left: border.before,
      right: border.after,
      background: ground,
    })
    .withExif({ IFD0: { ImageDescription: `made from icon.svg ${contentHash("app/icon.svg")}` } });
}

const icon = (size: number, share?: number) =>
  draw(size, share).png({ palette: true, compressionLevel: 9 }).toBuffer();

/** Wraps one RGBA PNG as an icon file: https://learn.microsoft.com/previous-versions/ms997538. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // icon
  head.writeUInt16LE(1, 4); // pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture starts
  return Buffer.concat([head, png]);
}

await writeFile("app/favicon.ico", ico(await draw(32).ensureAlpha().png().toBuffer(), 32));
await writeFile("app/apple-icon.png", await icon(180));
await writeFile("public/icons/any-192.png", await icon(192));
await writeFile("public/icons/any-512.png", await icon(512));
await writeFile("public/icons/maskable-512.png", await icon(512, 0.72));

const flags = "pictures/flags";
for (const width of [20, 40, 60]) {
  const folder = `public/flags/${width}x${width * 0.75}`;
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(flags))
    await sharp(path.join(flags, file), { density: (72 * width) / 20 })
      .resize(width, width * 0.75)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(path.join(folder, `${path.parse(file).name}.png`));
}
