import { linesToAdd } from "./line/code";
import { mostLines } from "./line/line";
import { appended, goodsIn, without } from "./line/quote";
import { changeQuote } from "./list/quote-store";

/**
 * Adds the lines of a pressed link, and marks its island with their identities until it answers. Leaves a full list
 * and a typed amount to the island.
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

/** Returns the identities that `addEarly` has noted around an element, and removes the note. */
export function takeEarly(element: Element | null): readonly number[] {
  const island = element?.closest<HTMLElement>("[data-added]");
  const ids = island?.dataset.added?.split(" ").map(Number) ?? [];
  delete island?.dataset.added;
  return ids;
}

/**
 * Takes back lines that were added early if the browser follows the link, because the code of the answer did not
 * come: the form then adds and announces them.
 */
export function takeBack({ target, defaultPrevented }: MouseEvent): void {
  const link = (target as Element).closest('[data-added] a[href*="#a="]');
  if (link && !defaultPrevented) changeQuote((quote) => ({ quote: without(quote, takeEarly(link)) }));
}
