import { isOnlyHere, readTab, writeTab } from "../../_lib/tab-storage";
import { countLines } from "../line/code";
import { quoteTexts, textsAddress } from "./texts-file";

const keys = { list: "quote", entry: "quoteEntry", delivery: "quoteDelivery" } as const;

const listeners = new Set<() => void>();

/** Returns the encoded quote list of this tab; empty without a list. */
export function storedList(): string {
  return readTab(keys.list);
}

/** Returns the composer's entry as JSON; empty if untouched. */
export function storedEntry(): string {
  return readTab(keys.entry);
}

/** Returns the typed delivery of the list as JSON; empty if nothing was typed. */
export function storedDelivery(): string {
  return readTab(keys.delivery);
}

/** Stores the list for the tab, and updates the number in the quote buttons. */
export function storeList(code: string): void {
  write(keys.list, code);
  showCount(document, countLines(code));
}

/** Returns the encoded list if storage refused it, for links to the form; empty otherwise. */
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
 * Calls back when the list, the entry or the delivery changes, and when the page returns from the
 * back/forward cache, because another page may have changed them.
 *
 * @returns a function that unsubscribes
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
