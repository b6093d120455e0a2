/** Makes every bitmap of the site: pictures from masters, icons and flags from drawings, share pictures. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import sharp, { type Sharp } from "sharp";

import { pages, pictureOf } from "../../app/_content/pages";
import { offeredWidths } from "../../app/_content/pictures";
import { shareFile } from "../../app/_layout/head/addresses";
import { shareSize } from "../../app/_layout/head/metadata";
import { colour } from "../../app/_styles/colours";
import { CommandError } from "../command/command.mjs";
import { manifestText, replaceFile } from "../command/text-files";

/** The formats, smallest first; WebP is for programs that do not read `srcset`. */
const formats = ["avif", "webp"] as const;

type Format = (typeof formats)[number];

/**
 * Widths in pixels. Each is a fifth to a half wider than the previous one. 736 fills the most common test phone
 * (412 px with a device pixel ratio of 1.75).
 */
const ladder = [480, 736, 960, 1280, 1600, 2000, 2400] as const;

/** A smaller width for thumbnails on phones: on the home page it halves the bytes of four pictures. */
const thumbnail = { width: 288, of: /^(product|about-detail)/ } as const;

/**
 * Encoder settings; a change encodes every picture again. Pictures of at least `wideFrom` pixels are
 * compressed more: dense and large screens hide artefacts.
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
 * top of the ladder, so nothing is enlarged. A width less than a tenth below it is left out.
 *
 * @param name of the master, without extension
 */
export function widthsFor(masterWidth: number, name: string): number[] {
  const widest = Math.min(masterWidth, Math.max(...ladder));
  const steps = thumbnail.of.test(name) ? [thumbnail.width, ...ladder] : ladder;
  return [...steps.filter((width) => width * 1.1 <= widest), widest];
}

/** Encodes an image at a width in pixels as sRGB, upright, without metadata. */
function encode(name: string, master: Buffer, width: number, format: Format): Promise<Buffer> {
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
  renditions: "public/pictures",
  manifest: "app/_content/pictures.manifest.json",
};

/** @throws CommandError for a file that is no JPEG, has a wrong name or cannot be read */
async function readMaster(folder: string, file: string): Promise<Master> {
  const name = path.basename(file, ".jpg");
  try {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(file)) throw new Error('a JPEG is called like "hero-yard.jpg"');
    const bytes = readFileSync(path.join(folder, file));
    // Reads all pixels: the head of a file that is cut off is whole.
    await sharp(bytes, { failOn: "truncated" }).stats();
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    const hash = createHash("sha256").update(recipeOf(name)).update(bytes).digest("hex").slice(0, 6);
    return { name, bytes, width, height, widths: widthsFor(width, name), hash };
  } catch (error) {
    throw new CommandError(
      `The picture ${path.join(folder, file)} cannot be used: ${(error as Error).message}`,
    );
  }
}

const readMasters = (folder: string) =>
  Promise.all(
    readdirSync(folder)
      .filter((file) => !file.startsWith("."))
      .sort()
      .map((file) => readMaster(folder, file)),
  );

/** Returns the content of the manifest. */
const manifestOf = (masters: readonly Master[]) =>
  manifestText(
    Object.fromEntries(
      masters.map(({ name, width, height, widths, hash }) => [name, { width, height, widths, hash }]),
    ),
  );

/** Compares the tracked pictures with masters and settings: wanted files, missing ones, and files without a master. */
async function compare({ masters: folder, renditions, manifest }: typeof projectPaths) {
  const masters = await readMasters(folder);
  const jobs = masters.flatMap((master) =>
    formats.flatMap((format) =>
      offeredWidths(master.widths, format).map((width) => {
        // The width comes last: pages then repeat long prefixes, which compress well.
        const file = path.join(renditions, `${master.name}.${master.hash}.${width}.${format}`);
        return { master, width, format, file };
      }),
    ),
  );
  const wanted = new Set(jobs.map(({ file }) => file));
  const present = existsSync(renditions) ? readdirSync(renditions) : [];
  const stale = present
    .map((file) => path.join(renditions, file))
    .filter((file) => /\.(avif|webp|partial)$/.test(file) && !wanted.has(file));
  const missing = jobs.filter(({ file }) => !existsSync(file));
  const isListed = existsSync(manifest) && readFileSync(manifest, "utf8") === manifestOf(masters);
  return { masters, jobs, stale, missing, isListed };
}

/**
 * Updates renditions and manifest from the masters.
 *
 * @throws CommandError if a master is invalid; the old files then stay
 */
export async function makePictures(paths = projectPaths) {
  const { masters, jobs, missing, stale, isListed } = await compare(paths);
  mkdirSync(paths.renditions, { recursive: true });
  // One thread for each picture makes the bytes reproducible.
  sharp.concurrency(1);
  await Promise.all(
    missing.map(async ({ master, width, format, file }) =>
      replaceFile(file, await encode(master.name, master.bytes, width, format)),
    ),
  );
  if (!isListed) writeFileSync(paths.manifest, manifestOf(masters));
  for (const file of stale) rmSync(file);
  return {
    masters: masters.length,
    encoded: missing.length,
    kept: jobs.length - missing.length,
    removed: stale.length,
  };
}

/** Returns a sentence for each file that `npm run pictures` would change. */
export async function pictureFindings(paths = projectPaths): Promise<string[]> {
  const { missing, stale, isListed } = await compare(paths);
  return [
    ...missing.map(({ file }) => `${file} is missing: run npm run pictures.`),
    ...stale.map((file) => `${file} is outdated or has no master: run npm run pictures.`),
    ...(isListed ? [] : [`${paths.manifest} is outdated: run npm run pictures.`]),
  ];
}

/** Draws `app/icon.svg`; `share` is its part of the width, on a ground without transparency. */
function drawIcon(size: number, share = 1) {
  const inner = Math.round(size * share);
  const border = (size - inner) / 2;
  return sharp("app/icon.svg", { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .extend({
      top: Math.floor(border),
      bottom: Math.ceil(border),
      left: Math.floor(border),
      right: Math.ceil(border),
      background: colour("forest-900"),
    });
}

/** Wraps one RGBA PNG of 32 px as an icon file: https://learn.microsoft.com/previous-versions/ms997538. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // icon
  head.writeUInt16LE(1, 4); // pictures
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture starts
  return Buffer.concat([head, png]);
}

const fewColours = { palette: true, compressionLevel: 9 } as const;

/** Where the PNG begins in the file of an icon. */
const pngStart = (file: string) => (file.endsWith(".ico") ? 22 : 0);

/** Writes a bitmap, unless its file has the same pixels: other versions of sharp write other bytes for them. */
async function writeBitmap(file: string, bytes: Buffer): Promise<void> {
  const pixels = (from: Buffer) =>
    sharp(from.subarray(pngStart(file)))
      .ensureAlpha()
      .raw()
      .toBuffer();
  if (existsSync(file) && (await pixels(readFileSync(file))).equals(await pixels(bytes))) return;
  writeFileSync(file, bytes);
}

/**
 * Draws the bitmap icons and flags, which git tracks. Flags have the sizes and names of flag services (R10), so that
 * a setting alone can change the source. A mask may cut off all but an icon's inner 80 % (W3C, maskable icons).
 */
export async function makeIcons(): Promise<void> {
  const draw = async (file: string, picture: Sharp) =>
    writeBitmap(file, await picture.png(fewColours).toBuffer());
  await writeBitmap("app/favicon.ico", ico(await drawIcon(32).ensureAlpha().png().toBuffer()));
  await draw("app/apple-icon.png", drawIcon(180));
  for (const size of [192, 512]) await draw(`public/icons/any-${size}.png`, drawIcon(size));
  await draw("public/icons/maskable-512.png", drawIcon(512, 0.72));
  for (const width of [20, 40, 60]) {
    const folder = `public/flags/${width}x${width * 0.75}`;
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync("pictures/flags"))
      await draw(
        `${folder}/${path.parse(file).name}.png`,
        sharp(`pictures/flags/${file}`, { density: (72 * width) / 20 }).resize(width, width * 0.75),
      );
  }
}

/**
 * Makes the pictures that link previews show: each page's photograph, cropped. Messengers show none over 300 kB.
 *
 * @param folder is emptied first
 */
export async function makeSharePictures(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = new Map(pages.map((page) => [shareFile(page), pictureOf(page)]));
  for (const [file, name] of files)
    await sharp(`pictures/masters/${name}.jpg`)
      .autoOrient()
      .resize(shareSize)
      .jpeg({ quality: 75 })
      .toFile(path.join(folder, file));
}
