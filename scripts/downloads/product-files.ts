import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createTranslator, type Messages } from "next-intl";
import sharp from "sharp";

import { company } from "../../app/_content/company/company";
import { identity } from "../../app/_content/company/identity";
import { catalogue, datasheet, drawingLocales, issued, productFile } from "../../app/_content/downloads";
import { customsCode, type Product, products } from "../../app/_content/products";
import { type Locale, locales } from "../../app/_i18n/languages";
import { plainText } from "../../app/_i18n/plain-text";
import type { SiteTranslator } from "../../app/_i18n/translator";
import { type Basis, productMasses } from "../../app/_load/product-texts";
import { materialCodes } from "../../app/_pallet/packaging";
import { readUtf8 } from "../command/text-files";
import type { Cache } from "./cache";
import { dxf } from "../../app/_pallet/dxf";
import { namedParts, step } from "./models";
import { catalogueData, coverPicture } from "./sheets/catalogue-data";
import { frameData, productData } from "./sheets/sheet-data";
import { canTypeset, type Sheet, sheetData, typeset, typesettingSources } from "./sheets/typeset";

export type DownloadFile = readonly [name: string, bytes: Uint8Array];

/** Pixels for 210 pixels per inch at the widest use; a banner is 180 mm wide. */
const pictureWidths = { datasheet: 880, catalogue: 700, banner: 1200 } as const;

const hash = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
let typesetting: string | undefined;

const translators = new Map<Locale, SiteTranslator>();

/** Returns the translator of a language with its whole catalog. */
export function translatorOf(locale: Locale): SiteTranslator {
  const t = translators.get(locale) ?? readCatalog(locale);
  translators.set(locale, t);
  return t;
}

function readCatalog(locale: Locale): SiteTranslator {
  const messages = JSON.parse(readUtf8(`messages/${locale}.json`)) as Messages;
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale, messages, onError }) as SiteTranslator;
}

/**
 * Makes all files of a product. Solids, pictures and sheets are slow, so they are cached. A system without a
 * Typst binary gets no sheets.
 */
export async function productFiles(product: Product, cache: Cache): Promise<DownloadFile[]> {
  return [...(await datasheets(product, cache)), ...(await drawingsAndModels(product, cache))];
}

async function drawingsAndModels(product: Product, cache: Cache): Promise<DownloadFile[]> {
  const { geometry } = product;
  const text = (written: string) => Buffer.from(written);
  const solids = productFile(product, "step");
  // The code that writes the solids determines their bytes, too.
  const writer = readFileSync("scripts/downloads/models.ts", "utf8");
  const origin = stepOrigin(product);
  const recipe = JSON.stringify([writer, origin, namedParts(geometry)]);
  return [
    ...drawingLocales(product).map((locale): DownloadFile => [
      productFile(product, "dxf", locale),
      text(dxf(geometry, locale, product.typeNumber)),
    ]),
    [solids, await cache(solids, recipe, async () => text(await step(geometry, origin)))],
    [productFile(product, "csv"), text(packagingCsv(product))],
  ];
}

/** Returns what the head of a product's STEP file says. Its parts have English names. */
function stepOrigin({ name }: Product): Parameters<typeof step>[1] {
  return { name: translatorOf("en")(name), company: identity.legalName ?? company.name, day: issued };
}

export async function datasheets(product: Product, cache: Cache): Promise<DownloadFile[]> {
  if (!canTypeset()) return [];
  const picture = await jpeg(product.img, pictureWidths.datasheet, cache);
  const pictures = new Map([[product.img, picture]]);
  const files = locales.map(async (locale): Promise<DownloadFile> => {
    const t = translatorOf(locale);
    const data = { frame: frameData(locale, t), product: productData(product, locale, t) };
    const name = datasheet(product, locale);
    return [name, await pdf(name, { template: "datasheet", data, pictures }, cache)];
  });
  return Promise.all(files);
}

/** Makes the catalogue of a language; none on a system without a Typst binary. */
export async function catalogues(locale: Locale, cache: Cache): Promise<DownloadFile[]> {
  if (!canTypeset()) return [];
  const pictures = new Map([[coverPicture, await jpeg(coverPicture, pictureWidths.banner, cache)]]);
  for (const { img } of products)
    if (!pictures.has(img)) pictures.set(img, await jpeg(img, pictureWidths.catalogue, cache));
  const t = translatorOf(locale);
  const data = { frame: frameData(locale, t), catalogue: catalogueData(locale, t) };
  const name = catalogue(locale);
  return [[name, await pdf(name, { template: "catalogue", data, pictures }, cache)]];
}

function pdf(name: string, sheet: Sheet, cache: Cache): Promise<Uint8Array> {
  const pictures = [...sheet.pictures].map(([picture, bytes]) => [picture, hash(bytes)]);
  typesetting ??= hash(typesettingSources());
  const recipe = JSON.stringify([sheet.template, sheetData(sheet), pictures, issued, typesetting]);
  return cache(name, recipe, () => typeset(sheet, issued));
}

/** Returns a master as JPEG: a PDF stores JPEG unchanged and every other format at many times its size. */
async function jpeg(name: string, width: number, cache: Cache): Promise<Buffer> {
  const master = await readFile(`pictures/masters/${name}.jpg`);
  const quality = 70;
  return cache(`${name}-${width}.jpg`, `${hash(master)} ${quality}`, () =>
    sharp(master).autoOrient().resize({ width }).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

const header = ["product_id", "type_number", "item", "material_code", "mass_kg", "basis", "customs_code"];

/** Names of the rows; "pallet" is the whole pallet. */
const items = { wood: "wood", blocks: "pressed_blocks", steel: "steel", carbon: "co2_stored" } as const;

/** Names of the bases of a mass. */
const bases: Record<Basis, string> = {
  rest: "rest_of_weighed_mass",
  volume: "estimated_from_volume",
  nails: "estimated_from_nails",
  carbon: "calculated_en_16449",
};

/**
 * Returns the packaging data of a product as CSV (RFC 4180). One file serves all languages: its English names
 * are stable, so an import written once reads every product. An unknown mass is empty.
 */
export function packagingCsv(product: Product): string {
  const { id, typeNumber = "", geometry, weighed } = product;
  const materials = productMasses(product).map(({ key, mass, basis }) => {
    const known = mass === undefined ? ["", "not_stated"] : [mass.toFixed(2), bases[basis]];
    return [items[key], materialCodes[key] ?? "", ...known];
  });
  const pallet = [
    "pallet",
    "",
    (weighed?.mass ?? geometry.mass).toFixed(2),
    weighed ? "weighed" : "stated_planning_value",
  ];
  const rows = [pallet, ...materials].map((row) => [
    String(id),
    typeNumber,
    ...row,
    row === pallet ? customsCode.replace(" ", "") : "",
  ]);
  return [header, ...rows].map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

/** Returns a field of a row in plain text, in double quotes if it has a separator (RFC 4180, 2). */
function csvField(text: string): string {
  const plain = plainText(text);
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
