import { isOnlyHere, readTab, writeTab } from "../../_lib/tab-storage";
import { countLines } from "../code/code";
import { quoteWords, wordsAddress } from "./words-file";

/** Keys of the tab's storage: the encoded list, the composer's entry, and the delivery of the list. */
const keys = { list: "quote", entry: "quoteEntry", delivery: "quoteDelivery" } as const;

const listeners = new Set<() => void>();

/** The quote list of this tab as its code; empty without one. */
export function storedList(): string {
  return readTab(keys.list);
}

/** What stands in the composer, as JSON; empty when it is untouched. */
export function storedEntry(): string {
  return readTab(keys.entry);
}

/** Returns the typed delivery of the list as JSON; empty if nothing was typed. */
export function storedDelivery(): string {
  return readTab(keys.delivery);
}

/** Keeps the list for as long as the tab lives, and lets the quote buttons show how long it is. */
export function storeList(code: string): void {
  write(keys.list, code);
  showCount(document, countLines(code));
}

/**
 * Returns the list as its code where storage refuses it: a link to the form then carries the list, which no other page of the tab
 * finds. Empty where the tab keeps the list.
 */
export function listToCarry(): string {
  return isOnlyHere(keys.list) ? storedList() : "";
}

export function storeEntry(entry: string): void {
  write(keys.entry, entry);
}

export function storeDelivery(delivery: string): void {
  write(keys.delivery, delivery);
}

/**
 * Calls back when the list or the composer changes, also when the page comes back from the browser's memory, by when
 * another page may have changed them.
 *
 * @returns a function that ends it
 */
export function watchQuote(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("pageshow", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("pageshow", onChange);
  };
}

function write(key: string, value: string): void {
  writeTab(key, value);
  for (const listener of listeners) listener();
}

/**
 * Shows the number of lines in links with `data-quote-count`, nothing for an empty list. The list itself
 * announces changes, so this is no live region. Text for screen readers follows once it is loaded.
 */
export function showCount(document: Document, count: number): void {
  for (const link of document.querySelectorAll("[data-quote-count]")) {
    link.querySelector("[data-lines]")?.remove();
    if (!count) continue;
    const stamp = document.createElement("span");
    stamp.dataset.lines = "";
    stamp.append(String(count));
    link.append(stamp);
    quoteWords(wordsAddress()).then(({ t }) => {
      const name = document.createElement("span");
      name.className = "visually-hidden";
      name.textContent = ` (${t("quote.count", { count })})`;
      stamp.append(name);
    }, console.error);
  }
}
