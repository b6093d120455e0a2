import { articleById } from "../../_content/news";
import { usualVehicle } from "../../_content/vehicles";
import type { Locale } from "../../_i18n/languages";
import { type Page, path } from "../../_i18n/paths";
import { plainText } from "../../_i18n/plain-text";
import { encode } from "./code";
import type { Line } from "./line";

/** Id of a product, blocks, or an own pallet. */
export type QuoteSubject = number | "blocks" | "custom";

/** Returns the subject of a page that has one. */
export function subjectOf(page: Page): QuoteSubject | undefined {
  if (page.route === "blocks") return "blocks";
  if (page.route === "article") return articleById(page.id)?.asks;
  return page.route === "product" ? page.id : undefined;
}

/** Returns the address of the quote form. A subject begins a line, with a note. */
export function quoteAddress(locale: Locale, subject?: QuoteSubject, note?: string): string {
  // The browser encodes letters.
  const written = note
    ? `&t=${plainText(note)
        .replace(/[%#&+]/g, encodeURIComponent)
        .replaceAll(" ", "+")}`
    : "";
  return path(locale, "landing") + (subject === undefined ? "" : `?p=${subject}${written}`);
}

/**
 * Returns the address that adds lines: on the page inside an `AddLink`, else on the quote form. Browsers do not
 * send the hash.
 *
 * @param form address of the quote form
 */
export function addAddress(form: string, ...lines: readonly Line[]): string {
  return `${form}#a=${encode(lines)}`;
}

/** Returns the address that adds a full load of a product, in the usual vehicle. */
export function addLoadAddress(form: string, product: number): string {
  return addAddress(form, { kind: "load", product, vehicle: usualVehicle.id, loads: 1 });
}
