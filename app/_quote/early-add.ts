import { encode, joined, linesIn, linesToAdd, withoutLines } from "./line/code";
import { countGoods, type Line, mostLines } from "./line/line";
import { listedLines, storeList } from "./list/quote-store";

/**
 * Adds the lines of a pressed link to the list, and marks its island with their code until it is hydrated
 * and answers (`takeEarly`). Adds nothing to a full list, which the island reports.
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

/**
 * Takes back the lines that a press has added early if the browser follows the link, because the code that would answer
 * did not come: the form then adds the lines, and announces it.
 */
export function takeBack({ target, defaultPrevented }: MouseEvent): void {
  const link = (target as Element).closest('[data-added] a[href*="#a="]');
  if (link && !defaultPrevented) storeList(encode(withoutLines(listedLines(), takeEarly(link))));
}
