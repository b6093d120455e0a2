import { deliveryKey, entriesKey, listKey, tabStore } from "../../_lib/tab-storage";
import { countLines, encode, joined, linesIn, linesToAdd, withoutLines } from "../line/code";
import { countGoods, type Line, mostLines } from "../line/line";
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

/**
 * Adds the lines of a pressed link to the list, and marks its island with their code until it is hydrated
 * and answers (`takeEarly`). Adds nothing to a full list: the island says why.
 */
export function addEarly(island: HTMLElement, link: Element): void {
  const own = listedLines();
  const all = joined(own, linesToAdd(link.getAttribute("href") ?? "") ?? []);
  const fresh = all.slice(own.length);
  if (!fresh.length || countGoods(all) > mostLines) return;
  storeList(encode(all));
  island.dataset.added = encode(fresh);
}

/** Returns the lines that `addEarly` has added for the island around an element, and unmarks it. */
export function takeEarly(element: Element | null): readonly Line[] {
  const island = element?.closest<HTMLElement>("[data-added]");
  const lines = linesIn(island?.dataset.added ?? "") ?? [];
  delete island?.dataset.added;
  return lines;
}

/** Returns the encoded list if storage refused it, for links to the form; empty otherwise. */
export const listToCarry = () => (tabStore.isOnlyHere(listKey) ? storedList() : "");

/**
 * Shows the number of lines in links with `data-quote-count`, nothing for an empty list. Not a live region,
 * because the list announces changes. Adds the text for screen readers once loaded.
 */
export function showCount(document: Document, count: number): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-quote-count]")) {
    link.querySelector("[data-lines]")?.remove();
    showWayOn(link, count);
    if (!count) continue;
    const stamp = document.createElement("span");
    stamp.dataset.lines = "";
    stamp.append(String(count));
    link.append(stamp);
    quoteTexts().then(({ t }) => {
      const name = document.createElement("span");
      name.className = "visually-hidden";
      name.textContent = ` (${t("quote.count", { count })})`;
      stamp.append(name);
    }, console.error);
  }
}

/** Address and text that a link has again when its lines leave the list. */
const actions = new WeakMap<HTMLAnchorElement, readonly [href: string, text: string | null]>();

/**
 * Makes a quote link of the page frame lead to the list, in another tone, once the list has the link's lines; a link
 * that adds none, once the list has any. Its other text is in `data-open`. A link to a field goes on asking for it.
 */
function showWayOn(link: HTMLAnchorElement, count: number): void {
  const { firstElementChild: label, dataset } = link;
  if (!label || !dataset.open) return;
  const before = actions.get(link);
  const [href, text] = before ?? [link.getAttribute("href") ?? "", label.textContent];
  const lines = linesToAdd(href);
  const isDone = count > 0 && (lines ? !withoutLines(lines, listedLines()).length : href.endsWith("/"));
  if (isDone === !!before) return;
  if (isDone) actions.set(link, [href, text]);
  else actions.delete(link);
  link.setAttribute("href", isDone ? href.replace(/#.*|$/, "#form") : href);
  label.textContent = isDone ? dataset.open : text;
  // The tool's script is not needed for the way to the list.
  if (isDone) dataset.quote = "";
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
    const label = link.querySelector("span:not([data-lines], [data-lines] *)");
    if (label) label.textContent = text;
    showWayOn(link, countLines(storedList()));
  }
}
