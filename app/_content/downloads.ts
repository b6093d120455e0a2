/**
 * The papers that a buyer files: drawings and models of every product, datasheets, catalogues and contact cards. All are
 * made by `scripts/downloads/`; those that could not be made are in no manifest, and nothing links to them.
 */
import type { Locale } from "../_i18n/languages";
import { asset } from "../_i18n/paths";
import { downloads } from "./downloads.manifest";
import type { Product } from "./products";

/**
 * The day from which the downloads are right (ISO 8601); change it with the facts. The files name it and are
 * dated by it, so that the same facts give the same files on any day.
 */
export const issued = "2026-11-24";

/** The formats of a product's drawing, models and packaging data, which are the same in every language. */
export const productFormats = ["dxf", "step", "usdz", "csv"] as const;

export type ProductFormat = (typeof productFormats)[number];

/** What the names of all downloads of a product begin with: what lies in a buyer's folder has to say which pallet it is. */
function stem({ id, geometry: { length, depth, height } }: Product): string {
  return `pallet-${id}-${length}x${depth}x${height}`;
}

/** Name of a drawing, a model or the packaging data. */
export function productFile(product: Product, format: ProductFormat): string {
  return `${stem(product)}.${format}`;
}

/** Name of a product's datasheet. */
export function datasheet(product: Product, locale: Locale): string {
  return `${stem(product)}-${locale}.pdf`;
}

/** Name of a product's declaration of conformity. */
export function declarationFile(product: Product, locale: Locale): string {
  return `${stem(product)}-declaration-${locale}.pdf`;
}

/** Name of the catalogue of all products. */
export function catalogue(locale: Locale): string {
  return `catalogue-${locale}.pdf`;
}

/** Name of the company's contact card. */
export function contactCard(locale: Locale): string {
  return `contact-${locale}.vcf`;
}

/** A download as a link to it describes it. */
export interface Download {
  /** Its address on the host, base path included. */
  readonly href: string;
  /** Its size in words that all languages share, such as "27 KB". */
  readonly size: string;
}

/** The download of that name; undefined where it was not made. */
export function download(name: string): Download | undefined {
  const bytes = downloads[name];
  if (bytes === undefined) return undefined;
  return { href: asset(`/papers/${name}`), size: `${Math.ceil(bytes / 1024)}\u00a0KB` };
}
