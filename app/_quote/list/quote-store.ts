import { quoteKey, tabStore } from "../../_lib/tab-storage";
import { encode } from "../line/code";
import type { Line } from "../line/line";
import { emptyQuote, isEqual, linesBeside, linesOf, type Quote, quoteFrom } from "../line/quote";

/** Unchecked, because this site wrote it. */
export const storedQuote = (): Quote => quoteFrom(tabStore.get(quoteKey));

/** Without what is being typed. */
export const listedLines = (): readonly Line[] => linesOf(storedQuote().items);

/** Whether the tab has a line, or one that is being typed. */
export function hasQuote(): boolean {
  const { items, edits } = storedQuote();
  return items.length + edits.length > 0;
}

/**
 * Changes the list of this tab. Its only writer, so that none writes a list that it has read before another one
 * changed it.
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

/** The list as a code if storage refused it; empty otherwise. */
export const listToCarry = () => (tabStore.isOnlyHere(quoteKey) ? encode(listedLines()) : "");

/** Returns whether this tab's list has all these lines. */
export const isListed = (lines: readonly Line[]) => linesBeside(storedQuote().items, lines).length === 0;
