import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { offeredWidths } from "../../app/_content/picture-widths";
import { CommandError } from "../command/command-error.mjs";
import { writeIfChanged } from "../command/write-if-changed";
import { readMasters, renditionFile, unreadable, type Master } from "./master";
import { masterFindings, orphanMasters } from "./master-places";
import { encode, formats, type Format } from "./rendition";

export interface Places {
  masters: string;
  /** The folder of the renditions; pictures in it that belong to no master are removed. */
  renditions: string;
  manifest: string;
}

export const projectPlaces: Places = {
  masters: "pictures/masters",
  renditions: "public/pictures",
  manifest: "app/_content/pictures.manifest.ts",
};

export interface Outcome {
  masters: number;
  /** Sentences about masters that the site shows nowhere. */
  orphans: string[];
  /** Renditions that were made, that were there already, and that were removed. */
  encoded: number;
  kept: number;
  removed: number;
}

interface Job {
  master: Master;
  width: number;
  format: Format;
  file: string;
}

/**
 * Brings renditions and manifest up to date with the masters.
 *
 * @throws CommandError that names the file when a master cannot be used, or does not do for its place; manifest and old
 *   renditions are then left alone
 */
export async function makePictures(places: Places): Promise<Outcome> {
  const masters = await readMasters(places.masters);
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

function jobsFor(master: Master, folder: string): Job[] {
  return formats.flatMap((format) =>
    offeredWidths(master.widths, format).map((width) => ({
      master,
      width,
      format,
      file: path.join(folder, renditionFile(master, width, format)),
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
