/**
 * Adds behaviour that native menus (`<details name>`, `popover`) lack. Escape and a press outside close an
 * open submenu. The mobile menu closes when a link in it is followed or the desktop menu replaces it.
 *
 * @see WAI-ARIA Authoring Practices, Disclosure Navigation Menu
 */
export function install(document: Document): void {
  const mobileMenu = document.querySelector<HTMLElement>("nav[popover]");
  const header = mobileMenu?.closest("header");
  if (!header || !mobileMenu) return;

  /** Closes the open submenus, except the submenu that contains `inside`. */
  const closeSubmenus = (inside?: EventTarget | null) => {
    for (const details of header.querySelectorAll<HTMLDetailsElement>("details[open]")) {
      if (!inside || !details.contains(inside as Node)) details.open = false;
    }
  };
  const hideMobileMenu = () => {
    if (mobileMenu.matches(":popover-open")) mobileMenu.hidePopover();
  };

  // Not on pointerdown: closing a submenu of the mobile menu moves the entries below it away from the finger.
  document.addEventListener("click", ({ target }) => closeSubmenus(target));
  document.addEventListener("keydown", (event) => {
    const open = header.querySelector<HTMLDetailsElement>("details[open]");
    if (event.key !== "Escape" || !open) return;
    if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
    open.open = false;
    // The mobile menu around the submenu stays open.
    event.preventDefault();
  });
  mobileMenu.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("a")) return;
    hideMobileMenu();
    closeSubmenus();
  });
  matchMedia("(min-width: 75rem)").addEventListener("change", ({ matches }) => matches && hideMobileMenu());
}
