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
