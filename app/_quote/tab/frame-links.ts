import { tabStore } from "../../_lib/tab-storage";
import { linesToAdd } from "../line/code";
import { countOf, entriesText } from "../line/entries";
import type { Line } from "../line/line";
import { isListed, listedLines } from "../list/quote-store";
import { quoteTexts } from "../list/texts-file";
import { frameAction, watchFrameAction } from "./frame-action";

/**
 * Keeps the quote links of the page frame (`FrameQuoteLink`) in step with the tab's list and the page's tool. Not
 * React: all pages have these links, and many have no other island.
 */
export function followQuote(document: Document): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-quote]")].map(followerOf);
  const follow = () => {
    const lines = listedLines();
    for (const each of links) each(lines.length);
    for (const stamp of document.querySelectorAll<HTMLElement>(".quote-count")) showCount(stamp, lines);
  };
  tabStore.subscribe(follow);
  watchFrameAction(follow);
  follow();
}

/** Returns a function that shows a link's state for the number of lines in the list. */
function followerOf(link: HTMLAnchorElement): (count: number) => void {
  const { hold: amount } = link.dataset;
  // Until its tool knows what was typed, a link leads to the field for the amount.
  const own = { href: amount ? `#${amount}` : (link.getAttribute("href") ?? ""), text: "", isFaulty: false };
  const [action, toList] = ["action", "list"].map((part) =>
    link.querySelector<HTMLElement>(`.quote-link__${part}`),
  );
  return (count) => {
    const { href, text, isFaulty = false } = frameAction() ?? own;
    if (action && text) action.textContent = text;
    const isDone = toList ? leadsOn(href, count) : false;
    link.setAttribute("href", isDone ? href.replace(/#.*|$/, "#form") : href);
    // The way to the list needs no script of a tool, nor does a link that has the tool's action.
    if (amount && !isDone && href === own.href) link.dataset.hold = amount;
    else delete link.dataset.hold;
    if (!action || !toList) return;
    action.hidden = isDone;
    toList.hidden = !isDone;
    link.classList.toggle("button--accent", !isDone && !isFaulty);
    link.classList.toggle("button--strong", isDone || isFaulty);
  };
}

/**
 * Returns whether a link leads to the list: once the list has its lines, or if it adds none and begins none, once the
 * list has any. A link to a field goes on asking for it.
 */
function leadsOn(href: string, count: number): boolean {
  const lines = linesToAdd(href);
  return count > 0 && (lines ? isListed(lines) : href.endsWith("/"));
}

/** Shows the number of entries; nothing for an empty list. Not a live region, because the list announces changes. */
function showCount(stamp: HTMLElement, lines: readonly Line[]): void {
  const count = String(countOf(lines) || "");
  const counted = `${count} ${lines.length}`;
  if (stamp.dataset.count === counted) return;
  stamp.dataset.count = counted;
  stamp.textContent = count;
  if (!count) return;
  quoteTexts.get().then((texts) => {
    // The list may have changed meanwhile.
    if (stamp.dataset.count !== counted) return;
    const name = document.createElement("span");
    name.className = "visually-hidden";
    name.textContent = ` (${entriesText(lines, texts)})`;
    stamp.replaceChildren(count, name);
  }, console.error);
}
