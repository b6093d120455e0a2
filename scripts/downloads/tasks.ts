import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { createTranslator, type Messages } from "next-intl";
import sharp from "sharp";

import { catalogue, datasheet, issued, productFile } from "../../app/_content/downloads";
import { type Product, products } from "../../app/_content/products";
import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import type { Words } from "../../app/_i18n/words";
import type { Cache } from "./cache";
import { dxf } from "./drawings/dxf";
import { svg } from "./drawings/svg";
import { glb } from "./models/glb";
import { namedParts } from "./models/named-parts";
import { step } from "./models/step";
import { usdz } from "./models/usdz";
import { catalogueData, coverPicture } from "./sheets/catalogue-data";
import { frameData, productData } from "./sheets/sheet-data";
import { canTypeset, type Sheet, typeset, typesettingSources } from "./sheets/typeset";

/** What one process makes at a time: all files of a product, or the catalogue of a language. */
export type Task = { readonly product: number } | { readonly catalogue: Locale };

/** A file that visitors download. */
export type DownloadFile = readonly [name: string, bytes: Uint8Array];

/** All tasks, the longest first, so that no process waits for another one's catalogue at the end. */
export const tasks: readonly Task[] = [
  ...locales.map((locale) => ({ catalogue: locale })),
  ...products.map(({ id }) => ({ product: id })),
];

/** Photographs are as wide as prints 210 pixels to an inch in their widest place; a banner is 180 mm wide. */
const pictureWidths = { datasheet: 880, catalogue: 700, banner: 1200 } as const;

const hash = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};
const typesetting = once(() => hash(typesettingSources()));
// What writes the solids decides their bytes, too.
const stepWriter = once(() => readFileSync("scripts/downloads/models/step.ts", "utf8"));

/** The whole catalog of a language, read once. */
const catalogs = new Map<Locale, Words>();
function wordsOf(locale: Locale): Words {
  const found = catalogs.get(locale);
  if (found) return found;
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Messages;
  const onError = (error: Error) => {
    throw error;
  };
  const words = createTranslator({ locale, messages, onError }) as Words;
  catalogs.set(locale, words);
  return words;
}

/**
 * Makes the files of a task. Solids, pictures and sheets take a while, so they come from the cache where nothing that
 * decides their bytes has changed. Sheets are left out on a system that Typst has no binary for.
 */
export async function filesOf(task: Task, cache: Cache): Promise<DownloadFile[]> {
  if ("catalogue" in task) return canTypeset() ? [await catalogueFile(task.catalogue, cache)] : [];
  const product = products.find(({ id }) => id === task.product);
  if (!product) throw new Error(`There is no product ${task.product} in app/_content/products.ts.`);
  const sheets = canTypeset() ? await datasheets(product, cache) : [];
  return [...sheets, ...(await drawingsAndModels(product, cache))];
}

async function drawingsAndModels(product: Product, cache: Cache): Promise<DownloadFile[]> {
  const { geometry } = product;
  const name = wordsOf(defaultLocale)(product.name);
  const text = (written: string) => Buffer.from(written);
  const solids = productFile(product, "step");
  const recipe = JSON.stringify([stepWriter(), issued, namedParts(geometry)]);
  return [
    [productFile(product, "dxf"), text(dxf(geometry))],
    [productFile(product, "svg"), text(svg(geometry))],
    [solids, await cached(cache, solids, recipe, async () => text(await step(geometry, issued)))],
    [productFile(product, "glb"), await glb(name, geometry)],
    [productFile(product, "usdz"), usdz(name, geometry)],
  ];
}

/** The datasheets of a product, one in each language. */
export async function datasheets(product: Product, cache: Cache): Promise<DownloadFile[]> {
  const picture = await jpeg(product.img, pictureWidths.datasheet, cache);
  const pictures = new Map([[product.img, picture]]);
  const files = locales.map(async (locale): Promise<DownloadFile> => {
    const words = wordsOf(locale);
    const data = { frame: frameData(locale, words), product: productData(product, locale, words) };
    const name = datasheet(product, locale);
    return [name, await pdf(name, { template: "datasheet", data, pictures }, cache)];
  });
  return Promise.all(files);
}

async function catalogueFile(locale: Locale, cache: Cache): Promise<DownloadFile> {
  const pictures = new Map([[coverPicture, await jpeg(coverPicture, pictureWidths.banner, cache)]]);
  for (const { img } of products)
    if (!pictures.has(img)) pictures.set(img, await jpeg(img, pictureWidths.catalogue, cache));
  const words = wordsOf(locale);
  const data = { frame: frameData(locale, words), catalogue: catalogueData(locale, words) };
  const name = catalogue(locale);
  return [name, await pdf(name, { template: "catalogue", data, pictures }, cache)];
}

function pdf(name: string, sheet: Sheet, cache: Cache): Promise<Uint8Array> {
  const pictures = [...sheet.pictures].map(([picture, bytes]) => [picture, hash(bytes)]);
  const recipe = JSON.stringify([sheet.template, sheet.data, pictures, issued, typesetting()]);
  return cached(cache, name, recipe, () => typeset(sheet, issued));
}

/** A master as JPEG, which a PDF holds as it is; every other kind of picture it holds at many times its size. */
async function jpeg(name: string, width: number, cache: Cache): Promise<Buffer> {
  const master = await readFile(`pictures/masters/${name}.jpg`);
  const quality = 70;
  return cached(cache, `${name}-${width}.jpg`, `${hash(master)} ${quality}`, () =>
    sharp(master).autoOrient().resize({ width }).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

async function cached<Bytes extends Uint8Array>(
  cache: Cache,
  name: string,
  recipe: string,
  make: () => Bytes | Promise<Bytes>,
): Promise<Buffer> {
  const found = await cache.find(name, recipe);
  if (found) return found;
  const made = await make();
  await cache.keep(name, recipe, made);
  return Buffer.from(made);
}
