import { pageAddress, writeAddress } from "../../_lib/page-address";
import { listInAddress, withoutList } from "../../_lib/read-address";
import { encode, fromLink, joined, withoutLines } from "../line/code";
import { decode } from "../line/decode";
import { readDelivery, writeDelivery } from "../line/delivery";
import { readEntries, withEntries, writeEntries } from "../line/entry";
import type { Line } from "../line/line";
import { productOf } from "../line/pieces";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import {
  listedLines,
  storedDelivery,
  storedEntries,
  storeDelivery,
  storeEntries,
  storeList,
} from "./quote-store";
import type { Quote } from "./state";

/** Applies the list of an address that the composer has not applied: `applyAddress` removes it from the address. */
export function withArriving(
  lines: readonly Line[],
  address: string,
  texts: QuoteTexts | undefined,
): readonly Line[] {
  const { kind, code = "" } = (address && listInAddress(new URL(address))) || {};
  const arriving = fromLink(decode(code, texts && knownIn(texts)).lines, lines);
  if (!arriving.length) return lines;
  return kind === "l" ? arriving : joined(lines, arriving);
}

/** Returns the lines to send: of an order only those of its product, of an enquiry also those being typed. */
export function linesToSend(product: number | undefined, quote: Quote): readonly Line[] {
  if (product === undefined) return withEntries(quote.lines, quote);
  return quote.lines.filter((line) => productOf(line) === product);
}

/**
 * Removes the sent lines from the tab's list, and after an enquiry also the entries and the delivery, as they were sent.
 * What was changed while the message was on its way stays.
 */
export function forgetLines(product: number | undefined, quote: Quote, sent: readonly Line[]): void {
  // An enquiry sends an open change instead of its line.
  const gone = product === undefined ? [...quote.lines, ...sent] : sent;
  storeList(encode(withoutLines(listedLines(), gone)));
  if (product !== undefined) return;
  if (writeEntries(readEntries(storedEntries())) === writeEntries(quote)) storeEntries("");
  if (writeDelivery(readDelivery(storedDelivery())) === writeDelivery(quote.delivery)) storeDelivery("");
  writeAddress(withoutList(pageAddress()));
}
