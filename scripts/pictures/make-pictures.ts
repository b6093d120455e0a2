import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";

import { offeredWidths } from "../../app/_content/picture-widths";
import { CommandError } from "../command/command-error.mjs";
import { writeIfChanged } from "../command/write-if-changed";
import { masterFindings, orphanMasters } from "./master-places";
import { encode, type Format, formats, recipe, widthsFor } from "./rendition";

/** A master: the one original of a picture, from which all renditions are made. */
interface Master {
  /** The file name without extension: the picture's name in the code and in its addresses. */
  readonly name: string;
  readonly file: string;
  readonly bytes: Buffer;
  /** Pixels, as seen: a camera's rotation mark is taken into account. */
  readonly width: number;
  readonly height: number;
  /** The widths of its renditions, ascending, in pixels. */
  readonly widths: readonly number[];
  /** Six hexadecimal digits that change with the master's bytes and with the settings. */
  readonly hash: string;
}

/** Where masters are read and what is made of them is written. */
const projectPlaces = {
  masters: "pictures/masters",
  /** The folder of the renditions; pictures in it that belong to no master are removed. */
  renditions: "public/pictures",
  manifest: "app/_content/pictures.manifest.ts",
};

/** A rendition to make. */
interface Job {
  readonly master: Master;
  readonly width: number;
  readonly format: Format;
  readonly file: string;
}

/**
 * Brings renditions and manifest up to date with the masters.
 *
 * @returns how many masters there are, sentences about those that the site shows nowhere, and how many renditions were made, were
 *   there already, and were removed
 * @throws CommandError that names the file when a master cannot be used, or does not do for its place; manifest and old
 *   renditions are then left alone
 */
export async function makePictures(places = projectPlaces) {
  // Hidden files are passed over.
  const files = (await readdir(places.masters)).filter((file) => !file.startsWith(".")).sort();
  const masters = await Promise.all(files.map((file) => readMaster(path.join(places.masters, file))));
  const findings = masterFindings(masters);
  if (findings.length) throw new CommandError(findings.join("\n"));
  const jobs = masters.flatMap((master) => jobsFor(master, places.renditions));
  await mkdir(places.renditions, { recursive: true });
  const there = new Set(await readdir(places.renditions));
  const missing = jobs.filter(({ file }) => !there.has(path.basename(file)));

  // On a fresh clone this takes a minute or two.
  if (missing.length > 10) console.log(`Pictures: ${missing.length} files to encode …`);
  await work(missing);
  await writeIfChanged(places.manifest, manifestSource(masters));
  const removed = await removeStale(places.renditions, new Set(jobs.map(({ file }) => path.basename(file))));

  return {
    masters: masters.length,
    orphans: orphanMasters(masters),
    encoded: missing.length,
    kept: jobs.length - missing.length,
    removed,
  };
}

/** The error for a master that cannot be used; the message names the file and says why. */
function unreadable(file: string, cause: unknown): CommandError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CommandError(`The picture ${path.relative("", file)} cannot be read: ${reason}`);
}

async function readMaster(file: string): Promise<Master> {
  const name = path.basename(file, ".jpg");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(path.basename(file)))
    throw new CommandError(
      `The picture ${path.relative("", file)} must be a JPEG with a name like "hero-yard.jpg".`,
    );
  try {
    const bytes = await readFile(file);
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    const hash = createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 6);
    return { name, file, bytes, width, height, widths: widthsFor(width, name), hash };
  } catch (error) {
    throw unreadable(file, error);
  }
}

function jobsFor(master: Master, folder: string): Job[] {
  return formats.flatMap((format) =>
    offeredWidths(master.widths, format).map((width) => ({
      master,
      width,
      format,
      // The width comes last: a page says the beginning once, and what compresses it finds it again.
      file: path.join(folder, `${master.name}.${master.hash}.${width}.${format}`),
    })),
  );
}

/** Does the jobs, as many at a time as there are processors; each in one thread, so that the bytes are always the same. */
async function work(jobs: readonly Job[]): Promise<void> {
  sharp.concurrency(1);
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      try {
        await makeRendition(job);
      } catch (error) {
        queue.length = 0; // the other workers finish what they hold and stop
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Writes beside the final name and renames: an interrupted run leaves no half picture under a good name. */
async function makeRendition({ master, width, format, file }: Job): Promise<void> {
  const bytes = await encode(master.bytes, width, format).catch((error: unknown) => {
    throw unreadable(master.file, error);
  });
  const partial = `${file}.partial`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}

/** Removes the pictures (and half pictures) of a folder that are not in `wanted`; gives their number. */
async function removeStale(folder: string, wanted: ReadonlySet<string>): Promise<number> {
  const stale = (await readdir(folder)).filter(
    (file) => /\.(avif|webp|partial)$/.test(file) && !wanted.has(file),
  );
  await Promise.all(stale.map((file) => rm(path.join(folder, file))));
  return stale.length;
}

/** The source text of `app/_content/pictures.manifest.ts` for these masters, in their order. */
function manifestSource(masters: readonly Master[]): string {
  const lines = masters.map(
    ({ name, width, height, widths, hash }) =>
      `  "${name}": { width: ${width}, height: ${height}, widths: [${widths.join(", ")}], hash: "${hash}" },`,
  );
  return [
    "// Written by scripts/pictures.ts from pictures/masters. Not for editing, not for git.",
    "export const pictures = {",
    ...lines,
    "} as const;",
    "",
    "export type PictureName = keyof typeof pictures;",
    "",
  ].join("\n");
}
