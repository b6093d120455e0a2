import { isPlain } from "../../../islands/browser/inline-loader";
import { countLines, encode, linesIn, withoutLines } from "../code/code";
import { listInAddress } from "../code/link";
import { listToCarry, showCount, storedList } from "./quote-store";

/** Links that bring a line for the list (`app/_quote/quote-address.ts`). */
const adding = `a[href*="#a="]`;

/** Where a page says what was added. */
const place = ".added";

/** Links to the page with the form, whose path is the same in every language but for its prefix. */
const toForm = `a[href*="/landing/"]`;

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
    const follow = () => {
      carryLines(link);
      location.assign(link.href);
    };
    import("./quote-add").then(({ add }) => add(link, notice)).catch(follow);
  });
  // The first is for the other ways to open a link: another button of the mouse, a menu.
  for (const press of ["pointerdown", "click"]) document.addEventListener(press, carryList, true);
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

/** Lets a link to the form, other than one that adds to the list, carry a list that storage refuses: it is nowhere else. */
function carryList({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(toForm);
  const list = listToCarry();
  if (list && link && !link.matches(adding) && link.pathname !== location.pathname) link.hash = `l=${list}`;
}

/** Lets a link that adds to such a list carry both. */
function carryLines(link: HTMLAnchorElement): void {
  const own = linesIn(listToCarry());
  const more = linesIn(link.hash.slice("#a=".length));
  if (own && more) link.hash = `l=${encode([...own, ...withoutLines(more, own)])}`;
}
