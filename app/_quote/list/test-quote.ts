import type { QuoteFile } from "../line/quote-texts";
import { storeDelivery, storeEntries, storeList } from "./quote-store";

/** For tests: empties the list of this tab. Requests get the file with its texts. */
export function openEmptyTab(file: QuoteFile): void {
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(file) } as Response));
  for (const store of [storeList, storeEntries, storeDelivery]) store("");
}
