import { isPlain } from "../../../islands/browser/inline-loader";
import { countLines } from "../code/code";
import { listInAddress } from "../code/link";
import { showCount, storedList } from "./quote-store";

/** Links that bring a line for the list (`app/_quote/quote-address.ts`). */
const adding = `a[href*="#a="]`;

/** Where a page says what was added. */
const place = ".added";

/**
 * Lets a press on a link with a line put it on the list, where the page has a place to say so; anywhere else, and where this can't be
 * had, the link leads to the form, which does the same. Opens lists that come by the address of the very page that has
 * them. Keeps the number in the quote buttons right on a page that comes back from the browser's memory.
 *
 * @param document the page's document
 */
export function install(document: Document): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(adding);
    const notice = link && document.querySelector<HTMLElement>(place);
    if (!notice || !isPlain(event)) return;
    event.preventDefault();
    const follow = () => location.assign(link.href);
    import("./quote-add").then(({ add }) => add(link, notice)).catch(follow);
  });
  // From here on a press is taken over; the inline code has held those before (`app/_client/inline-parts.ts`).
  document.documentElement.dataset.adds = "";
  const recall = () => {
    if (listInAddress(location))
      import("./quote-arrival").then((part) => part.recallQuote(window), console.error);
  };
  addEventListener("hashchange", recall);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showCount(document, countLines(storedList()));
  });
  // It may be what this was fetched for.
  recall();
}
