import { tabKeys, tabStore } from "../../_lib/tab-storage";
import { countLines } from "../line/code";
import { quoteTexts, textsAddress } from "./texts-file";

/** Returns the encoded quote list of this tab; empty without a list. */
export const storedList = () => tabStore.get(tabKeys.list);

/** Returns the lines that are being typed, as `writeEntries` writes them; empty if untouched. */
export const storedEntries = () => tabStore.get(tabKeys.entries);

/** Returns the typed delivery of the list, as `writeDelivery` writes it; empty if nothing was typed. */
export const storedDelivery = () => tabStore.get(tabKeys.delivery);

export const storeEntries = (entries: string) => tabStore.set(tabKeys.entries, entries);
export const storeDelivery = (delivery: string) => tabStore.set(tabKeys.delivery, delivery);

/** Stores the list for the tab, and updates the number in the quote buttons. */
export function storeList(code: string): void {
  tabStore.set(tabKeys.list, code);
  showCount(document, countLines(code));
}

/** Returns the encoded list if storage refused it, for links to the form; empty otherwise. */
export const listToCarry = () => (tabStore.isOnlyHere(tabKeys.list) ? storedList() : "");

/**
 * Shows the number of lines in links with `data-quote-count`, nothing for an empty list. Not a live region,
 * because the list announces changes. Adds the text for screen readers once loaded.
 */
export function showCount(document: Document, count: number): void {
  for (const link of document.querySelectorAll("[data-quote-count]")) {
    link.querySelector("[data-lines]")?.remove();
    if (!count) continue;
    const stamp = document.createElement("span");
    stamp.dataset.lines = "";
    stamp.append(String(count));
    link.append(stamp);
    quoteTexts(textsAddress()).then(({ t }) => {
      const name = document.createElement("span");
      name.className = "visually-hidden";
      name.textContent = ` (${t("quote.count", { count })})`;
      stamp.append(name);
    }, console.error);
  }
}
