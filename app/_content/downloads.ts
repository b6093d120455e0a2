/**
 * Names and addresses of the downloads made by `scripts/downloads/`. A file that could not be made is not in
 * the manifest, and no page links to it.
 */
import { decimals } from "../_i18n/figures";
import { defaultLocale, type Locale, locales } from "../_i18n/languages";
import { asset } from "../_i18n/paths";
import manifest from "./downloads.manifest.json" with { type: "json" };
import type { Product } from "./products";

/** Date of the facts in the downloads. Files contain it, so equal facts give equal files on any day. */
export const issued = "2026-11-24";

/** Formats of a product's files that contain no translated text. */
export const productFormats = ["dxf", "step", "csv"] as const;

export type ProductFormat = (typeof productFormats)[number];

/** Returns the start of a product's file names, which identifies the pallet in a buyer's folder. */
function stem({ id, geometry: { length, depth, height } }: Product): string {
  return `pallet-${id}-${length}x${depth}x${height}`;
}

/** Returns the file name of a drawing, a model or the packaging data. Drawings differ by the decimal sign. */
export function productFile(product: Product, format: ProductFormat, locale: Locale = defaultLocale): string {
  const hasOwnSign = decimals(locale, 0, 1) !== decimals(defaultLocale, 0, 1);
  return `${stem(product)}${format === "dxf" && hasOwnSign ? `-${locale}` : ""}.${format}`;
}

/** Returns the languages whose drawings are files of their own: the first of each decimal sign. */
export function drawingLocales(product: Product): readonly Locale[] {
  const names = locales.map((locale) => productFile(product, "dxf", locale));
  return locales.filter((_, index) => names.indexOf(names[index] ?? "") === index);
}

/** Returns the file name of a datasheet. */
export function datasheet(product: Product, locale: Locale): string {
  return `${stem(product)}-${locale}.pdf`;
}

/** Returns the file name of the catalogue of all products. */
export function catalogue(locale: Locale): string {
  return `catalogue-${locale}.pdf`;
}

/** Returns the file name of the contact card. */
export function contactCard(locale: Locale): string {
  return `contact-${locale}.vcf`;
}

export interface Download {
  /** Address on the host, including the base path. */
  readonly href: string;
  /** Size in a notation common to all languages, such as "27 KB". */
  readonly size: string;
}

/** Returns a download by its file name. Undefined if it was not made. */
export function download(name: string): Download | undefined {
  const bytes = (manifest as Partial<Record<string, number>>)[name];
  if (bytes === undefined) return undefined;
  return { href: asset(`/papers/${name}`), size: `${Math.ceil(bytes / 1024)}\u00a0KB` };
}
