import { whenInterested } from "../../islands/browser/loader";

/**
 * Starts everything the shell does in the browser beyond HTML and CSS; once for a page. What only some visits need is
 * fetched when they need it, so that no page carries it for the others.
 *
 * @param document the page's document
 * @param isPlain returns whether a click is a plain one
 */
export function installBehaviours(document: Document, isPlain: (event: MouseEvent) => boolean): void {
  const expected = isExpected();

  openAroundTarget(document);
  addEventListener("hashchange", () => openAroundTarget(document));
  if (expected) import("./arrival").then((part) => part.arrive(), console.error);
  // A part that can't be fetched costs the reload, not the way.
  markMenu(document, isPlain, (address) =>
    import("../_lib/leave-for").then(
      (part) => part.leaveFor(address),
      () => location.assign(address),
    ),
  );
  whenInterested(() => void import("./interest").catch(console.error), expected);
}

/**
 * Opens every closed `<details>` around the element that the address names. Browsers do so only for an element in its content, not
 * in its summary, and not all of them do (HTML Standard, 7.4.6.3).
 *
 * @param document the page's document
 */
export function openAroundTarget(document: Document): void {
  const target = document.querySelector(":target");
  const wasHidden = target?.checkVisibility() === false;
  for (let folded; (folded = target?.closest<HTMLDetailsElement>("details:not([open])"));) folded.open = true;
  if (wasHidden) target.scrollIntoView();
}

/**
 * Returns whether the page before, or the address, may have left something: a note, a draft, a line for a
 * quote, what was sent, what a tool shows (its fields have one letter; programs that handle links escape `#`, as `%23`, and `=`). Blocked storage holds none.
 */
export function isExpected(): boolean {
  if (history.state || /[?&#3][a-z][=%]/.test(location.href)) return true;
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/**
 * Lets the entries of the menu lead through `leave` where the header requests it (`data-reload-menu`). Only a
 * plain primary click: what opens a tab, a window or a download stays the browser's.
 *
 * @param document the page's document
 * @param isPlain returns whether a click is a plain one
 * @param leave goes to an address the special way
 */
export function markMenu(
  document: Document,
  isPlain: (event: MouseEvent) => boolean,
  leave: (address: string) => void,
): void {
  const menu = document.querySelector<HTMLElement>("[data-reload-menu] .site-menu__list");
  menu?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    leave(link.href);
  });
}
