import { quoteKey, tabStore } from "../../_lib/tab-storage";
import { encode } from "../line/code";
import type { Line } from "../line/line";
import { isEqual } from "../line/same";
import { emptyQuote, linesBeside, linesOf, type Quote, quoteFrom } from "../line/quote";

/** Returns the quote list of this tab, unchecked, because this site wrote it. The form checks it. */
export const storedQuote = (): Quote => quoteFrom(tabStore.get(quoteKey));

/** Returns the lines of this tab's list, without what is being typed. */
export const listedLines = (): readonly Line[] => linesOf(storedQuote().items);

/** Returns whether this tab has a line of a list, or one that is being typed. */
export function hasQuote(): boolean {
  const { items, edits } = storedQuote();
  return items.length + edits.length > 0;
}

/**
 * Changes the quote list of this tab. The only function that writes the list: every page and form uses it, so that none
 * writes a list that it has read before another one changed it.
 *
 * @param change returns the changed quote, with anything else that the caller needs
 */
export function changeQuote<Result extends { readonly quote: Quote }>(
  change: (quote: Quote) => Result,
): Result {
  const before = storedQuote();
  const result = change(before);
  const { next, items, edits, delivery } = result.quote;
  const after = { next, items, edits, delivery };
  if (isEqual(before, after)) return result;
  tabStore.set(quoteKey, isEqual(after, emptyQuote) ? undefined : after);
  return result;
}

/** Returns the list as a code if storage refused it, for links to the form; empty otherwise. */
export const listToCarry = () => (tabStore.isOnlyHere(quoteKey) ? encode(listedLines()) : "");

/** Returns whether this tab's list has all these lines. */
export const isListed = (lines: readonly Line[]) => linesBeside(storedQuote().items, lines).length === 0;
