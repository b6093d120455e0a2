import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { widthsFor } from "../pictures/rendition";
import { writeWhole } from "./files";
import { Refused, type Upload } from "./protocol";

/** The hash that names a picture in the list of changes. */
export function hashOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

/**
 * Where the bytes of a picture wait that was dropped or replaced: to be saved, or to be put back.
 *
 * @throws Refused for what is no hash
 */
export function keptPicture(root: string, hash: string): string {
  if (!/^[0-9a-f]{32}$/.test(hash)) throw new Refused(404, { code: "pictureNotKept" });
  return join(root, ".edit/pictures", `${hash}.jpg`);
}

/** Keeps a picture. @returns what names it */
async function keepPicture(root: string, content: Buffer): Promise<string> {
  const hash = hashOf(content);
  await writeWhole(keptPicture(root, hash), content);
  return hash;
}

/** The master of a picture, relative to the project. @throws Refused for what can't be a picture's name */
export function masterFile(name: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Refused(404, { code: "noPicture", values: { name } });
  return `pictures/masters/${name}.jpg`;
}

/** What may be dropped: what cameras and picture editors write, as sharp names it. */
const formats = ["jpeg", "png", "webp", "heif", "tiff"];

/** How much another shape may differ from that of the place: rounding to whole pixels, and no more. */
const shapeTolerance = 0.01;

/**
 * Makes a master of a picture that was dropped, and keeps it: upright, sRGB, without what a camera adds, such as the place
 * where it was taken. Keeps the picture that it is to replace as well, so that it can be put back.
 *
 * @param name the picture it is to replace
 * @param bytes the file
 * @throws Refused when it is no picture, of another shape than its place, or too small for it; it says what is needed
 */
export async function takeMaster(root: string, name: string, bytes: Buffer): Promise<Upload> {
  const file = masterFile(name);
  const old = await readFile(join(root, file)).catch(() => {
    throw new Refused(404, { code: "noPicture", values: { name } });
  });
  const place = (await sharp(old).metadata()).autoOrient;
  const size = await sizeOf(bytes);

  const width = Math.max(...widthsFor(place.width, name));
  const height = Math.round((width * place.height) / place.width);
  const values = {
    has: `${size.width} × ${size.height}`,
    place: `${place.width} × ${place.height}`,
    least: `${width} × ${height}`,
  };
  const shape = (size.width / size.height) * (place.height / place.width);
  if (Math.abs(shape - 1) > shapeTolerance) throw new Refused(422, { code: "pictureShape", values });
  if (size.width < width) throw new Refused(422, { code: "pictureSmall", values });

  const master = await sharp(bytes)
    .autoOrient()
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .jpeg({ quality: 93, progressive: true })
    .toBuffer();
  await keepPicture(root, old);
  return { hash: await keepPicture(root, master), ...size };
}

/** Width and height in pixels, as the picture is seen. @throws Refused when it is none */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const unreadable = () => new Refused(422, { code: "pictureUnreadable" });
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => Promise.reject(unreadable()));
  if (!formats.includes(format))
    throw new Refused(422, { code: "pictureFormat", values: { format, formats: formats.join(", ") } });
  // A file may begin well and end too early.
  await sharp(bytes, { failOn: "error" })
    .stats()
    .catch(() => Promise.reject(unreadable()));
  return autoOrient;
}
