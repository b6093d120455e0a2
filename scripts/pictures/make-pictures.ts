/** Encodes masters: widths, formats and compression. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

import { offeredWidths } from "../../app/_content/pictures";
import { CommandError } from "../command/command.mjs";
import { manifestText, replaceFile, writeManifest } from "../command/text-files";
import { masterFindings, orphanMasters } from "./master-sizes";

/** The formats, smallest first; WebP is for programs that do not read `srcset`. */
const formats = ["avif", "webp"] as const;

type Format = (typeof formats)[number];

/**
 * Widths in pixels. Each is a fifth to a half wider than the previous one: screens load little more than they
 * show, and pages list no useless widths. 736 fills the most common test phone (412 px with a device pixel
 * ratio of 1.75).
 */
const ladder = [480, 736, 960, 1280, 1600, 2000, 2400] as const;

/** A smaller width for thumbnails on phones: on the home page it halves the bytes of four pictures. */
const thumbnail = { width: 288, of: /^(product|about-detail)/ } as const;

/**
 * Encoder settings; a change encodes every picture again. Pictures of at least `wideFrom` pixels are
 * compressed more: dense and large screens hide artefacts. On the first view's masters, this saves 28 % of
 * the bytes with no visible difference at a device pixel ratio of 1.75.
 */
const settings = {
  wideFrom: 700,
  avif: { quality: 60, wideQuality: 52, options: { effort: 3, chromaSubsampling: "4:2:0" } },
  webp: { quality: 75, wideQuality: 68, options: { effort: 4 } },
  // A constant, not the installed version: an update of sharp encodes nothing again. To use a better encoder,
  // change it.
  sharp: "0.35.5",
} as const;

/** The first view's pictures on phones: a sixth fewer bytes for the same error, in twenty times the time. */
const firstView = { of: /^hero-/, width: 736, avif: { quality: 50, effort: 9 } } as const;

const recipeOf = (name: string) =>
  JSON.stringify(firstView.of.test(name) ? [settings, firstView.width, firstView.avif] : settings);

/**
 * Returns the widths of a master's renditions, ascending, in pixels. The last is the master's width or the
 * top of the ladder, so nothing is enlarged. A width less than a tenth below it saves nothing and is left
 * out.
 *
 * @param name of the master, without extension
 */
export function widthsFor(masterWidth: number, name: string): number[] {
  const widest = Math.min(masterWidth, Math.max(...ladder));
  const steps = thumbnail.of.test(name) ? [thumbnail.width, ...ladder] : ladder;
  return [...steps.filter((width) => width * 1.1 <= widest), widest];
}

/**
 * Encodes an image at a width in pixels as sRGB, upright, without metadata.
 *
 * @param name of the master, without extension
 * @throws sharp's error if the image is invalid
 */
export async function encode(name: string, master: Buffer, width: number, format: Format): Promise<Buffer> {
  const { quality, wideQuality, options } = settings[format];
  const isFirst = format === "avif" && width === firstView.width && firstView.of.test(name);
  return sharp(master)
    .autoOrient()
    .resize({ width })
    [format]({
      ...options,
      quality: width < settings.wideFrom ? quality : wideQuality,
      ...(isFirst && firstView.avif),
    })
    .toBuffer();
}

/** The original of a picture, from which all renditions are made. */
interface Master {
  /** File name without extension, which names the picture in code and addresses. */
  readonly name: string;
  readonly file: string;
  readonly bytes: Buffer;
  /** Pixels, after applying the camera's orientation. */
  readonly width: number;
  readonly height: number;
  /** Widths of the renditions, ascending, in pixels. */
  readonly widths: readonly number[];
  /** Six hexadecimal digits that depend on the master and the settings. */
  readonly hash: string;
}

/** Input and output paths; git tracks all three. */
const projectPaths = {
  masters: "pictures/masters",
  /** Pictures in this folder that belong to no master are removed. */
  renditions: "public/pictures",
  manifest: "app/_content/pictures.manifest.json",
};

/** Compares the tracked pictures with masters and settings: files without a rendition, and files without a master. */
async function compare(paths: typeof projectPaths) {
  const masters = await readMasters(paths.masters);
  const jobs = masters.flatMap((master) =>
    formats.flatMap((format) =>
      offeredWidths(master.widths, format).map((width) => {
        // The width comes last: pages then repeat long prefixes, which compress well.
        const name = `${master.name}.${master.hash}.${width}.${format}`;
        return { master, width, format, file: path.join(paths.renditions, name) };
      }),
    ),
  );
  const wanted = new Set(jobs.map(({ file }) => file));
  const present = await readdir(paths.renditions).catch(() => []);
  const stale = present
    .map((file) => path.join(paths.renditions, file))
    .filter((file) => /\.(avif|webp|partial)$/.test(file) && !wanted.has(file))
    .sort();
  return { masters, jobs, missing: jobs.filter(({ file }) => !existsSync(file)), stale };
}

/**
 * Updates renditions and manifest from the masters.
 *
 * @returns counts, and sentences about masters that the site does not use
 * @throws CommandError if a master is invalid or unsuitable for its use; the old files then stay
 */
export async function makePictures(paths = projectPaths) {
  const { masters, jobs, missing, stale } = await compare(paths);
  const findings = masterFindings(masters);
  if (findings.length) throw new CommandError(findings.join("\n"));
  await mkdir(paths.renditions, { recursive: true });
  if (missing.length > 10) console.log(`Pictures: ${missing.length} files to encode …`);
  // One thread for each picture makes the bytes reproducible.
  sharp.concurrency(1);
  const work = missing.map(async ({ master, width, format, file }) => {
    const encoding = encode(master.name, master.bytes, width, format);
    replaceFile(
      file,
      await encoding.catch((error: unknown) => {
        throw unreadable(master.file, error);
      }),
    );
  });
  await Promise.all(work);
  writeManifest(paths.manifest, manifestOf(masters));
  await Promise.all(stale.map((file) => rm(file)));
  return {
    masters: masters.length,
    orphans: orphanMasters(masters),
    encoded: missing.length,
    kept: jobs.length - missing.length,
    removed: stale.length,
  };
}

/**
 * Checks the tracked pictures.
 *
 * @returns a sentence for each unsuitable or unused master, for each file that is missing or has no master, and for
 * an outdated manifest
 */
export async function pictureFindings(paths = projectPaths): Promise<string[]> {
  const { masters, missing, stale } = await compare(paths);
  const manifest = await readFile(paths.manifest, "utf8").catch(() => "");
  const outdated = [
    ...missing.map(({ file }) => `${relative(file)} is missing`),
    ...stale.map((file) => `${relative(file)} is outdated or has no master`),
    ...(manifest === manifestText(manifestOf(masters)) ? [] : [`${relative(paths.manifest)} is outdated`]),
  ];
  return [
    ...masterFindings(masters),
    ...orphanMasters(masters),
    ...outdated.map((sentence) => `${sentence}: run npm run pictures.`),
  ];
}

const relative = (file: string) => path.relative("", file);

async function readMasters(folder: string): Promise<Master[]> {
  // Hidden files are ignored.
  const files = (await readdir(folder)).filter((file) => !file.startsWith(".")).sort();
  return Promise.all(files.map((file) => readMaster(path.join(folder, file))));
}

/** Returns the error for an invalid master. */
function unreadable(file: string, cause: unknown): CommandError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CommandError(`The picture ${relative(file)} cannot be read: ${reason}`);
}

async function readMaster(file: string): Promise<Master> {
  const name = path.basename(file, ".jpg");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(path.basename(file)))
    throw new CommandError(`The picture ${relative(file)} must be a JPEG with a name like "hero-yard.jpg".`);
  try {
    const bytes = await readFile(file);
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    const hash = createHash("sha256").update(recipeOf(name)).update(bytes).digest("hex").slice(0, 6);
    return { name, file, bytes, width, height, widths: widthsFor(width, name), hash };
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Returns the content of `app/_content/pictures.manifest.json`. */
const manifestOf = (masters: readonly Master[]) =>
  Object.fromEntries(
    masters.map(({ name, width, height, widths, hash }) => [name, { width, height, widths, hash }]),
  );
