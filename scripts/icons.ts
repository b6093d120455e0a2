/**
 * Draws the icons that have to be pixels from `app/icon.svg`. They are committed; run `npx tsx scripts/icons.ts` after
 * a change of the drawing.
 *
 * - `app/favicon.ico`, 32 px: for browsers and readers that request this address or know no SVG icon
 * - `app/apple-icon.png`, 180 px: home screens of Apple's devices
 * - `public/icons/any-{size}.png` and `maskable-{size}.png`: the web app manifest
 *
 * Each holds the hash of its drawing, by which `npm run golive` names those that are older.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

import { colour } from "../app/_styles/colours";
import { contentHash } from "./golive/placeholders";

const drawing = await readFile("app/icon.svg", "utf8");

/** The colour behind everything: what a mask leaves beyond the drawing must not be empty. */
const ground = colour("forest-900");

/** @param share how much of the width the drawing takes; a mask may cut off all but the inner 80 % (W3C, maskable icons) */
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

/** Wraps one PNG, which has to be RGBA, as an icon file. Such a file is a directory of pictures: https://learn.microsoft.com/previous-versions/ms997538. */
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
