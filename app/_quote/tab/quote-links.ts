import { isPlain } from "../../../islands/browser/inline-loader";
import { encode, linesToAdd } from "../line/code";
import { takeBack } from "../early-add";
import { requestIn, toForm } from "../line/request";
import { appended, linesOf } from "../line/quote";
import { isListed, listedLines, listToCarry, storedQuote } from "../list/quote-store";
import { tabStore } from "../../_lib/tab-storage";
import type { Line } from "../line/line";
import { quoteTexts } from "../list/texts-file";
import { frameAction, watchFrameAction } from "./frame-action";
import { countOf, entriesText } from "../line/pieces";

/**
 * Keeps the frame's quote links in step with the list, carries the list where storage does not, and opens that of
 * the address.
 */
export function install(document: Document): void {
  // A keyboard opens another tab by a click, a mouse by other events.
  for (const press of ["pointerdown", "contextmenu", "click"])
    document.addEventListener(press, carryList, true);
  followQuote(document);
  // React answers a press first.
  addEventListener("click", takeBack);
  const recall = () => {
    if (requestIn(location).list)
      import("../list/quote-arrival").then((part) => part.recallQuote(window), console.error);
  };
  addEventListener("hashchange", recall);
  recall();
}

/**
 * Writes the list into a pressed link to the form if storage refused it, or for another tab. A link that adds lines
 * keeps them.
 */
function carryList(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(toForm);
  if (!link || link.pathname === location.pathname) return;
  // The fragment that it had before it carried a list.
  if (!link.hash.startsWith("#l=")) link.dataset.hash = link.hash;
  const { hash = "" } = link.dataset;
  link.hash = hash;
  const isHere = event.type !== "contextmenu" && isPlain(event);
  const quote = storedQuote();
  if (isHere ? !listToCarry() : !quote.items.length) return;
  link.hash = `l=${encode(linesOf(appended(quote, linesToAdd(hash) ?? []).items))}`;
}

/**
 * Keeps the frame's quote links in step with the list and the page's tool. Not React: every page has them, and many
 * no other island.
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

/** Returns a function that shows a link's state for a number of lines. */
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
    // The way to the list, and a link with the tool's action, need no script of the tool.
    if (amount && !isDone && href === own.href) link.dataset.hold = amount;
    else delete link.dataset.hold;
    if (!action || !toList) return;
    action.hidden = isDone;
    toList.hidden = !isDone;
    link.classList.toggle("button--accent", !isDone && !isFaulty);
    link.classList.toggle("button--strong", isDone || isFaulty);
  };
}

/** Whether a link leads to the list: once the list has its lines, or any, if it adds and begins none. */
function leadsOn(href: string, count: number): boolean {
  const lines = linesToAdd(href);
  return count > 0 && (lines ? isListed(lines) : href.endsWith("/"));
}

/** Shows the number of entries. Not a live region: the list announces changes. */
function showCount(stamp: HTMLElement, lines: readonly Line[]): void {
  const count = String(countOf(lines) || "");
  const counted = `${count} ${lines.length}`;
  if (stamp.dataset.count === counted) return;
  stamp.dataset.count = counted;
  stamp.textContent = count;
  if (!count) return;
  quoteTexts.get().then((texts) => {
    if (stamp.dataset.count !== counted) return;
    const name = document.createElement("span");
    name.className = "visually-hidden";
    name.textContent = ` (${entriesText(lines, texts)})`;
    stamp.replaceChildren(count, name);
  }, console.error);
}
