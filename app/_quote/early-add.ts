import { linesToAdd } from "./line/code";
import { mostLines } from "./line/line";
import { appended, goodsIn, without } from "./line/quote";
import { changeQuote } from "./list/quote-store";

/**
 * Adds the lines of a pressed link to the list, and marks its island with their identities until it is hydrated
 * and answers (`takeEarly`). Adds nothing to a full list, which the island reports, and nothing while another amount is
 * typed, which the island reads.
 */
export function addEarly(island: HTMLElement, link: Element): void {
  const amount = island.querySelector("input");
  if (amount && amount.value !== amount.defaultValue) return;
  changeQuote((quote) => {
    const all = appended(quote, linesToAdd(link.getAttribute("href") ?? "") ?? []);
    if (all.next === quote.next || goodsIn(all.items) > mostLines) return { quote };
    island.dataset.added = all.items
      .slice(quote.items.length)
      .map(({ id }) => id)
      .join(" ");
    return { quote: all };
  });
}

/** Returns the identities of the lines that `addEarly` has added for the island around an element, and unmarks it. */
export function takeEarly(element: Element | null): readonly number[] {
  const island = element?.closest<HTMLElement>("[data-added]");
  const ids = island?.dataset.added?.split(" ").map(Number) ?? [];
  delete island?.dataset.added;
  return ids;
}

/**
 * Takes back the lines that a press has added early if the browser follows the link, because the code that would answer
 * did not come: the form then adds the lines, and announces it.
 */
export function takeBack({ target, defaultPrevented }: MouseEvent): void {
  const link = (target as Element).closest('[data-added] a[href*="#a="]');
  if (link && !defaultPrevented) changeQuote((quote) => ({ quote: without(quote, takeEarly(link)) }));
}
