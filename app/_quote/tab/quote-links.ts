import { isPlain } from "../../../islands/browser/inline-loader";
import { countLines, encode, linesIn, withoutLines } from "../code/code";
import { listInAddress } from "../code/link";
import { listToCarry, showCount, storedList } from "./quote-store";

/** Links that bring lines for the list (`app/_quote/quote-address.ts`). */
const adding = `a[href*="#a="]`;

/** Where such a link's press is answered (`app/_quote/add-link.tsx`). */
const place = ".adding";

/** Links to the page with the form, whose path is the same in every language but for its prefix. */
const toForm = `a[href*="/landing/"]`;

/**
 * Lets a press on a link with a line put it on the list, where the press can be answered; any other link with a line leads to the
 * form, which does the same. Leads the quote links of the frame to the amount that the page asks for. Opens lists that come by the
 * address of the very page that has them. Keeps the number in the quote buttons right on a page that comes back from the browser's
 * memory.
 *
 * @param document the page's document
 */
export function install(document: Document): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(adding);
    const around = link?.closest<HTMLElement>(place);
    if (!link || !around || !isPlain(event)) return;
    event.preventDefault();
    const follow = () => {
      carryLines(link);
      location.assign(link.href);
    };
    import("./quote-add").then(({ add }) => add(link, around)).catch(follow);
  });
  // The first is for the other ways to open a link: another button of the mouse, a menu.
  for (const press of ["pointerdown", "click"]) document.addEventListener(press, carryList, true);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-quote]:not([data-quote=""])'))
    link.href = `#${link.dataset.quote}`;
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

/** Lets a link that leads to the form carry a list that storage refuses, which is nowhere else, with the lines that it brings. */
function carryList({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(toForm);
  const list = listToCarry();
  if (!list || !link || link.pathname === location.pathname) return;
  if (!link.matches(adding)) link.hash = `l=${list}`;
  else if (!link.closest(place)) carryLines(link);
}

/** Lets a link that adds to such a list carry both. */
function carryLines(link: HTMLAnchorElement): void {
  const own = linesIn(listToCarry());
  const more = linesIn(link.hash.slice("#a=".length));
  if (own && more) link.hash = `l=${encode([...own, ...withoutLines(more, own)])}`;
}
