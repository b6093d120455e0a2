import { articleById } from "../_content/news";
import { usualVehicle } from "../_content/vehicles";
import type { Locale } from "../_i18n/languages";
import { type Page, path } from "../_i18n/paths";
import { plainText } from "../_i18n/plain-text";
import { encode } from "./code/code";
import type { Line } from "./code/line";

/**
 * What a visitor requests a quote for: a product of the catalogue by its id, blocks, or a pallet of his own.
 */
export type QuoteSubject = number | "blocks" | "custom";

/** What a page is about, where it is about one thing that can be quoted. */
export function subjectOf(page: Page): QuoteSubject | undefined {
  if (page.route === "blocks") return "blocks";
  if (page.route === "article") return articleById(page.id)?.asks;
  return page.route === "product" ? page.id : undefined;
}

/**
 * Gives the address of the quote form with what the visitor was looking at, which the form begins a line with.
 *
 * @param subject undefined: nothing in particular
 * @param note text for the note of that line
 */
export function quoteAddress(locale: Locale, subject?: QuoteSubject, note?: string): string {
  const written = note ? `&t=${encodeURIComponent(plainText(note))}` : "";
  return path(locale, "landing") + (subject === undefined ? "" : `?p=${subject}${written}`);
}

/**
 * Gives the address that puts whole lines on the quote list: a press on a link to it does that at once where the page can
 * announce it (`Added`), the quote form does it for a visitor who follows the link. They are behind the number
 * sign: no server sees it.
 *
 * @param form address of the quote form
 */
export function addAddress(form: string, ...lines: readonly Line[]): string {
  return `${form}#a=${encode(lines)}`;
}

/** The address that puts one full load of a product, in the usual vehicle, on the quote list. @param form as of `addAddress` */
export function addLoadAddress(form: string, product: number): string {
  return addAddress(form, { kind: "load", product, vehicle: usualVehicle.id, loads: 1 });
}
