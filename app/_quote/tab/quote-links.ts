import { isPlain } from "../../../islands/browser/inline-loader";
import { countLines, encode, linesIn, withoutLines } from "../line/code";
import { listInAddress } from "../line/link";
import { withinLimit } from "../../_lib/within-limit";
import { listToCarry, showCount, storedList } from "../list/quote-store";

const adding = `a[href*="#a="]`;

/** Element around a link that shows the answer to a press (`app/_quote/add-link.tsx`). */
const addingBox = "[data-adding]";

/** Links to the form's page: only the prefix of its path depends on the language. */
const toForm = `a[href*="/landing/"]`;

/**
 * Adds the lines of a pressed link inside an `AddLink`; other links open the form, which adds the lines.
 * Points the frame's quote links to the page's amount field. Opens a list from the current address. Updates the number in the
 * quote buttons after a return from the back/forward cache.
 */
export function install(document: Document): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(adding);
    if (!link?.closest(addingBox) || !isPlain(event)) return;
    event.preventDefault();
    const openForm = () => {
      carryLines(link);
      location.assign(link.href);
    };
    withinLimit(import("./quote-add").then(({ add }) => add(link))).catch(openForm);
  });
  // `pointerdown` covers links that are opened with another mouse button or a context menu.
  for (const press of ["pointerdown", "click"]) document.addEventListener(press, carryList, true);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-quote]:not([data-quote=""])'))
    link.href = `#${link.dataset.quote}`;
  // The inline code has held presses until now (`app/_client/inline-parts.ts`).
  document.documentElement.dataset.adds = "";
  const recall = () => {
    if (listInAddress(location))
      import("../list/quote-arrival").then((part) => part.recallQuote(window), console.error);
  };
  addEventListener("hashchange", recall);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showCount(document, countLines(storedList()));
  });
  // The address may already have a list.
  recall();
}

/** Writes a list that storage refused into a link to the form, with the lines of the link. */
function carryList({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(toForm);
  const list = listToCarry();
  if (!list || !link || link.pathname === location.pathname) return;
  if (!link.matches(adding)) link.hash = `l=${list}`;
  else if (!link.closest(addingBox)) carryLines(link);
}

/** Combines a list that storage refused with the lines of a link. */
function carryLines(link: HTMLAnchorElement): void {
  const own = linesIn(listToCarry());
  const more = linesIn(link.hash.slice("#a=".length));
  if (own && more) link.hash = `l=${encode([...own, ...withoutLines(more, own)])}`;
}
