import { deliveryKey, entriesKey, listKey, tabStore } from "../../_lib/tab-storage";
import { countLines, linesIn, linesToAdd, withoutLines } from "../line/code";
import type { Line } from "../line/line";
import { quoteTexts } from "./texts-file";

/** Returns the encoded quote list of this tab; empty without a list. */
export const storedList = () => tabStore.get(listKey);

/** Returns the lines of this tab, unchecked, because this site wrote them. The form validates the list. */
export const listedLines = (): readonly Line[] => linesIn(storedList()) ?? [];

/** Returns the lines that are being typed, as `writeEntries` writes them; empty if untouched. */
export const storedEntries = () => tabStore.get(entriesKey);

/** Returns the typed delivery of the list, as `writeDelivery` writes it; empty if nothing was typed. */
export const storedDelivery = () => tabStore.get(deliveryKey);

export const storeEntries = (entries: string) => tabStore.set(entriesKey, entries);
export const storeDelivery = (delivery: string) => tabStore.set(deliveryKey, delivery);

/** Stores the list for the tab, and updates the number in the quote buttons. */
export function storeList(code: string): void {
  tabStore.set(listKey, code);
  showCount(document, countLines(code));
}

/** Returns the encoded list if storage refused it, for links to the form; empty otherwise. */
export const listToCarry = () => (tabStore.isOnlyHere(listKey) ? storedList() : "");

/**
 * Shows the number of lines in the quote links of the page frame, nothing for an empty list. Not a live region,
 * because the list announces changes. Adds the text for screen readers once loaded.
 */
export function showCount(document: Document, count: number): void {
  for (const stamp of document.querySelectorAll(".quote-count")) {
    showWayOn(stamp.parentElement as HTMLAnchorElement, count);
    stamp.textContent = count ? String(count) : "";
    if (!count) continue;
    quoteTexts().then(({ t }) => {
      // The list may have changed meanwhile.
      if (parseInt(stamp.textContent) !== count) return;
      const name = document.createElement("span");
      name.className = "visually-hidden";
      name.textContent = ` (${t("quote.count", { count })})`;
      stamp.replaceChildren(String(count), name);
    }, console.error);
  }
}

/** Addresses that links have again when their lines leave the list. */
const actions = new WeakMap<HTMLAnchorElement, string>();

/** Returns the text of a quote link, and the text that it has once its lines are in the list. */
const textsOf = (link: Element) => link.querySelectorAll<HTMLElement>(":scope > span:not(.quote-count)");

/**
 * Makes a quote link of the page frame lead to the list, in another tone, once the list has the link's lines; a link
 * that adds none, once the list has any. A link to a field goes on asking for it.
 */
function showWayOn(link: HTMLAnchorElement, count: number): void {
  const [text, wayOn] = textsOf(link);
  if (!text || !wayOn) return;
  const before = actions.get(link);
  const href = before ?? link.getAttribute("href") ?? "";
  const lines = linesToAdd(href);
  const isDone = count > 0 && (lines ? !withoutLines(lines, listedLines()).length : href.endsWith("/"));
  if (isDone === (before !== undefined)) return;
  if (isDone) actions.set(link, href);
  else actions.delete(link);
  link.setAttribute("href", isDone ? href.replace(/#.*|$/, "#form") : href);
  text.hidden = isDone;
  wayOn.hidden = !isDone;
  // The tool's script is not needed for the way to the list.
  if (isDone) link.dataset.quote = "";
  link.classList.toggle("button--accent", !isDone);
  link.classList.toggle("button--strong", isDone);
}

/** Gives the quote links of the page frame another action. */
export function setFrameAction(href: string, text: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-quote]")) {
    showWayOn(link, 0);
    link.href = href;
    // The link no longer waits for the tool, nor leads to its field.
    link.dataset.quote = "";
    const [label] = textsOf(link);
    if (label) label.textContent = text;
    showWayOn(link, countLines(storedList()));
  }
}
