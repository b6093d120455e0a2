import { pageAddress, writeAddress } from "../../_lib/page-address";
import { listInAddress, withoutList } from "../../_lib/read-address";
import { decode, type Decoded } from "../line/decode";
import { mostLines } from "../line/line";
import { changeQuote } from "./quote-store";
import { appended, goodsIn, type Quote, replaced } from "../line/quote";
import type { Known } from "../line/quote-texts";

/** Without lines if it is unreadable. */
export interface LinkedList extends Decoded {
  readonly kind: "a" | "l";
}

/** Reads the list of an untrusted address. Marks its lines (`linked`) unless a link of this site led there. */
export function linkedList(
  address: Pick<URL, "hash">,
  isOwn: boolean,
  known?: Known,
): LinkedList | undefined {
  const list = listInAddress(address);
  if (!list) return undefined;
  const found = decode(list.code, known);
  const lines = isOwn ? found.lines : found.lines.map((line) => ({ ...line, linked: true }) as const);
  return { ...found, kind: list.kind, lines };
}

/** Adds the lines of an address, or puts them in the place of the others. */
export function withLinked<Kept extends Quote>(
  quote: Kept,
  { kind, lines }: Pick<LinkedList, "kind" | "lines">,
): Kept {
  if (!lines.length) return quote;
  if (kind === "l") return replaced(quote, lines);
  const all = appended(quote, lines);
  return goodsIn(all.items) > mostLines ? quote : all;
}

/** Puts the address's list into the tab's without a sentence: the composer did not come. */
export function takeLinked(known?: Known): void {
  const address = pageAddress();
  const list = listInAddress(address) && linkedList(address, isOwnLink(address.href), known);
  if (!list?.lines.length) return;
  changeQuote((quote) => ({ quote: withLinked(quote, list) }));
  writeAddress(withoutList(address));
}

/** Returns whether a link of this site led to an address of the page. */
export function isOwnLink(href: string): boolean {
  const isOpened = performance.getEntriesByType("navigation")[0]?.name === href;
  // The pages link no whole list (`#l=`) within a page: a visitor has pasted it.
  return isOpened
    ? document.referrer.startsWith(`${location.origin}/`)
    : listInAddress(new URL(href))?.kind === "a";
}
