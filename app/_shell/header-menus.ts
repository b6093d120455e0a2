/**
 * Adds to the header's native menus (`<details name>`, `popover`) what HTML leaves out: Escape and a press outside close
 * an open submenu, and the mobile menu closes when one of its links is followed or the desktop menu takes over.
 *
 * @param document the page's document
 * @returns a function that removes the listeners
 * @see WAI-ARIA Authoring Practices, Disclosure Navigation Menu
 */
export function installHeaderMenus(document: Document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const header = document.querySelector<HTMLElement>(".site-header");
  const mobileMenu = document.querySelector<HTMLElement>(".site-menu");
  if (!header || !mobileMenu) return () => {};

  const openMenus = () => header.querySelectorAll<HTMLDetailsElement>("details[open]");
  const hideMobileMenu = () => {
    if (mobileMenu.matches(":popover-open")) mobileMenu.hidePopover();
  };

  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      for (const details of openMenus()) {
        const hadFocus = details.contains(document.activeElement);
        details.open = false;
        if (hadFocus) details.querySelector("summary")?.focus();
        // The submenu alone closes; the mobile menu around it stays.
        event.preventDefault();
      }
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      for (const details of openMenus()) if (!details.contains(event.target as Node)) details.open = false;
    },
    { signal },
  );
  mobileMenu.addEventListener(
    "click",
    (event) => {
      if (!(event.target as Element).closest("a")) return;
      hideMobileMenu();
      for (const details of openMenus()) details.open = false;
    },
    { signal },
  );
  document.defaultView
    ?.matchMedia("(min-width: 75rem)")
    .addEventListener("change", ({ matches }) => matches && hideMobileMenu(), { signal });

  return () => stop.abort();
}
