/** A master: the one original of a picture, from which all renditions are made. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { CommandError } from "../command/command-error.mjs";
import { recipe, widthsFor, type Format } from "./rendition";

export interface Master {
  /** The file name without extension: the picture's name in the code and in its addresses. */
  name: string;
  file: string;
  bytes: Buffer;
  /** Pixels, as seen: a camera's rotation mark is taken into account. */
  width: number;
  height: number;
  /** The widths of its renditions, ascending, in pixels. */
  widths: number[];
  /** Eight hexadecimal digits that change with the master's bytes and with the settings. */
  hash: string;
}

/**
 * Reads all masters of a folder, in the order of their names. Hidden files are passed over.
 * Throws a CommandError that names the file when one is not called `kebab-case.jpg` or is not a readable image.
 */
export async function readMasters(folder: string): Promise<Master[]> {
  const files = (await readdir(folder)).filter((file) => !file.startsWith(".")).sort();
  return Promise.all(files.map((file) => readMaster(path.join(folder, file))));
}

/** The file name of a rendition: `hero-yard.0f3a9c.736.avif`. */
export function renditionFile(
  { name, hash }: Pick<Master, "name" | "hash">,
  width: number,
  format: Format,
): string {
  // The width comes last: a page says the beginning once, and what compresses it finds it again.
  return `${name}.${hash}.${width}.${format}`;
}

/** The error for a master that cannot be used; the message names the file and says why. */
export function unreadable(file: string, cause: unknown): CommandError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CommandError(`The picture ${path.relative("", file)} cannot be read: ${reason}`);
}

async function readMaster(file: string): Promise<Master> {
  const name = path.basename(file, ".jpg");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(path.basename(file))) {
    throw new CommandError(
      `The picture ${path.relative("", file)} must be a JPEG with a name like "hero-yard.jpg".`,
    );
  }
  try {
    const bytes = await readFile(file);
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    const hash = createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 6);
    return { name, file, bytes, width, height, widths: widthsFor(width, name), hash };
  } catch (error) {
    throw unreadable(file, error);
  }
}
