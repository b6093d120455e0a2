import { isPlain } from "../../../islands/browser/inline-loader";
import { encode, linesToAdd } from "../line/code";
import { followQuote } from "./frame-links";
import { takeBack } from "../early-add";
import { toForm } from "../line/link";
import { requestIn } from "../line/request";
import { appended, linesOf } from "../line/quote";
import { listToCarry, storedQuote } from "../list/quote-store";

/**
 * Keeps the frame's quote links in step with the list. Carries the list to the form where storage does not. Opens a list
 * from the current address.
 */
export function install(document: Document): void {
  // A keyboard opens another tab by a click, a mouse by other events.
  for (const press of ["pointerdown", "contextmenu", "click"])
    document.addEventListener(press, carryList, true);
  followQuote(document);
  // At the window: React answers a press first.
  addEventListener("click", takeBack);
  const recall = () => {
    if (requestIn(location).list)
      import("../list/quote-arrival").then((part) => part.recallQuote(window), console.error);
  };
  addEventListener("hashchange", recall);
  // The address may already have a list.
  recall();
}

/**
 * Writes the list into a pressed link to the form if storage refused the list, or for another tab, which has a
 * storage of its own. A link that adds lines keeps them.
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
