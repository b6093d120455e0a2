import { encode } from "../line/code";
import type { Line } from "../line/line";
import { linesOf, type Quote } from "../line/quote";
import type { QuoteFile } from "../line/quote-texts";
import { quoteOf } from "../line/test-lines";
import { changeQuote, storedQuote } from "./quote-store";

/** For tests: stores these lines in the tab. */
export const storeLines = (lines: readonly Line[], more: Partial<Quote> = {}) =>
  void changeQuote(() => ({ quote: { ...quoteOf(lines), ...more } }));

/** For tests: the list of the tab. */
export const listCode = () => encode(linesOf(storedQuote().items));

/** For tests: empties the list. Requests get the file with its texts. */
export function openEmptyTab(file: QuoteFile): void {
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(file) } as Response));
  storeLines([]);
}
