/** Makes renditions of masters: at which widths, in which formats, how hard compressed. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";

import { offeredWidths } from "../../app/_content/picture-widths";
import { CommandError } from "../command/command.mjs";
import { writeIfChanged } from "../command/write-if-changed";
import { masterFindings, orphanMasters } from "./master-places";

/** The formats on offer, the smaller one first; the second is for browsers that cannot read the first. */
const formats = ["avif", "webp"] as const;

type Format = (typeof formats)[number];

/**
 * Widths in pixels. Each step is a fifth to a half wider than the one before: no screen loads much more than it shows,
 * and no page carries addresses without a benefit. 736 fills the most common test phone (412 px at 1.75
 * pixels each).
 */
const ladder = [480, 736, 960, 1280, 1600, 2000, 2400] as const;

/** The step below for what a phone shows as a thumbnail: on the home page it halves the bytes of four pictures. */
const thumbnail = { width: 288, of: /^(product|about-detail)/ } as const;

/**
 * Everything that decides the bytes of a rendition, apart from master and width: a change encodes every picture again. From `wideFrom` pixels on a picture
 * is seen on a dense or a large screen, where the same artefacts are harder to see: it may be compressed harder. That is
 * every step but the first ones: on the masters of the first views it saves 28 % of the bytes, and nothing is seen of it at
 * 1.75 pixels each.
 */
const settings = {
  wideFrom: 700,
  avif: { quality: 60, wideQuality: 52, options: { effort: 3, chromaSubsampling: "4:2:0" } },
  webp: { quality: 75, wideQuality: 68, options: { effort: 4 } },
  // Written by hand, not read from the package: the files of an older encoder stay good, and an update of sharp changes none of
  // them. To have a better encoder's files, write its version here.
  sharp: "0.35.5",
} as const;

const recipe = JSON.stringify(settings);

/**
 * The widths a master is offered at, ascending, in pixels. The last one is the master's own width, or the top of the
 * ladder if that is less: nothing is ever enlarged. A step less than a tenth below it would save nothing and is left out.
 *
 * @param name the master's, without ending
 */
export function widthsFor(masterWidth: number, name: string): number[] {
  const widest = Math.min(masterWidth, Math.max(...ladder));
  const steps = thumbnail.of.test(name) ? [thumbnail.width, ...ladder] : ladder;
  return [...steps.filter((width) => width * 1.1 <= widest), widest];
}

/**
 * Encodes a master (the bytes of an image file) at a width in pixels. The result is sRGB, upright, without metadata.
 * Throws sharp's error when the master is no image or is damaged.
 */
export async function encode(master: Buffer, width: number, format: Format): Promise<Buffer> {
  const { quality, wideQuality, options } = settings[format];
  return sharp(master)
    .autoOrient()
    .resize({ width })
    [format]({ ...options, quality: width < settings.wideFrom ? quality : wideQuality })
    .toBuffer();
}

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

/** Where masters are read and what is made of them is written; git keeps all four. */
const projectPlaces = {
  masters: "pictures/masters",
  /** The folder of the renditions; pictures in it that belong to no master are removed. */
  renditions: "public/pictures",
  /** Widths and hashes, for the site. */
  manifest: "app/_content/pictures.manifest.ts",
  /** A digest of every rendition, by which one that was altered or exchanged is found. */
  digests: "pictures/encoded.json",
};

type Places = typeof projectPlaces;

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
  const masters = await readMasters(places.masters);
  const findings = masterFindings(masters);
  if (findings.length) throw new CommandError(findings.join("\n"));
  await mkdir(places.renditions, { recursive: true });
  const jobs = masters.flatMap((master) => jobsFor(master, places.renditions));
  const known = await readDigests(places);
  const wrong = jobs.filter((job) => !isRight(job, known));

  if (wrong.length > 10) console.log(`Pictures: ${wrong.length} files to encode …`);
  await work(wrong);
  await writeIfChanged(places.manifest, manifestSource(masters));
  const digests = Object.fromEntries(jobs.map(({ file }) => [path.basename(file), digestOf(file)]));
  await writeIfChanged(places.digests, `${JSON.stringify(digests, null, 2)}\n`);
  const stale = await findStale(places.renditions, jobs);
  await Promise.all(stale.map((file) => rm(file)));

  return {
    masters: masters.length,
    orphans: orphanMasters(masters),
    encoded: wrong.length,
    kept: jobs.length - wrong.length,
    removed: stale.length,
  };
}

/**
 * Compares what git keeps with the masters and the settings.
 *
 * @returns a sentence for each master that does not do for its place, is shown nowhere or was not encoded as it is, for each file
 *   that belongs to none, and for a manifest of other pictures
 */
export async function pictureFindings(places = projectPlaces): Promise<string[]> {
  const masters = await readMasters(places.masters);
  const known = await readDigests(places);
  const unlike = masters.flatMap((master) => {
    const jobs = jobsFor(master, places.renditions);
    const wrong = jobs.filter((job) => !isRight(job, known)).map(({ file }) => relative(file));
    const sentence = `${relative(master.file)}: of its ${jobs.length} files these are missing or were not encoded from it with today's settings: ${wrong.join(", ")}.`;
    return wrong.length ? [sentence] : [];
  });
  const stale = await findStale(
    places.renditions,
    masters.flatMap((master) => jobsFor(master, places.renditions)),
  );
  const manifest = await readFile(places.manifest, "utf8").catch(() => "");
  return [
    ...masterFindings(masters),
    ...orphanMasters(masters),
    ...unlike,
    ...stale.map((file) => `${relative(file)} belongs to no master with today's settings.`),
    ...(manifest === manifestSource(masters) ? [] : [`${relative(places.manifest)} lists other pictures.`]),
  ];
}

/** A path as a message names it. */
const relative = (file: string) => path.relative("", file);

const digestOf = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);

/** Reads the digests of the renditions by their names, as of when they were encoded. */
async function readDigests({ digests }: Places): Promise<Readonly<Record<string, string>>> {
  if (!existsSync(digests)) return {};
  return JSON.parse(await readFile(digests, "utf8")) as Record<string, string>;
}

/** Whether a rendition is there, as it was encoded. */
function isRight({ file }: Job, known: Readonly<Record<string, string>>): boolean {
  return existsSync(file) && known[path.basename(file)] === digestOf(file);
}

async function readMasters(folder: string): Promise<Master[]> {
  // Hidden files are passed over.
  const files = (await readdir(folder)).filter((file) => !file.startsWith(".")).sort();
  return Promise.all(files.map((file) => readMaster(path.join(folder, file))));
}

/** The error for a master that cannot be used; the message names the file and says why. */
function unreadable(file: string, cause: unknown): CommandError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CommandError(`The picture ${relative(file)} cannot be read: ${reason}`);
}

async function readMaster(file: string): Promise<Master> {
  const name = path.basename(file, ".jpg");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(path.basename(file)))
    throw new CommandError(
      `The picture ${relative(file)} must be a JPEG with a name like "hero-yard.jpg".`,
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

/** Finds the pictures (and half pictures) of a folder that nothing is to make. */
async function findStale(folder: string, jobs: readonly Job[]): Promise<string[]> {
  const wanted = new Set(jobs.map(({ file }) => file));
  return (await readdir(folder))
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(avif|webp|partial)$/.test(file) && !wanted.has(file))
    .sort();
}

/** The source text of `app/_content/pictures.manifest.ts` for these masters, in their order. */
function manifestSource(masters: readonly Master[]): string {
  const lines = masters.map(
    ({ name, width, height, widths, hash }) =>
      `  "${name}": { width: ${width}, height: ${height}, widths: [${widths.join(", ")}], hash: "${hash}" },`,
  );
  return [
    "// Written by scripts/pictures.ts from pictures/masters. Not for editing.",
    "export const pictures = {",
    ...lines,
    "} as const;",
    "",
    "export type PictureName = keyof typeof pictures;",
    "",
  ].join("\n");
}
