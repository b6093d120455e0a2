/**
 * Adds to the header's native menus (`<details name>`, `popover`) what HTML leaves out: Escape and a press outside close
 * an open submenu, and the mobile menu closes when one of its links is followed or the desktop menu takes over.
 *
 * @param document the page's document
 * @see WAI-ARIA Authoring Practices, Disclosure Navigation Menu
 */
export function install(document: Document): void {
  const header = document.querySelector(".site-header");
  const mobileMenu = header?.querySelector<HTMLElement>(".site-menu");
  if (!header || !mobileMenu) return;

  /** Closes the open submenus, except one that something is inside of. */
  const closeSubmenus = (inside?: EventTarget | null) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(".site-header details[open]")) {
      if (!inside || !details.contains(inside as Node)) details.open = false;
    }
  };
  const hideMobileMenu = () => {
    if (mobileMenu.matches(":popover-open")) mobileMenu.hidePopover();
  };

  // When a press is over, not when it begins: in the mobile menu the entries below an open submenu move up as it closes, and
  // a finger that was down on one of them would let go of another.
  document.addEventListener("click", ({ target }) => closeSubmenus(target));
  document.addEventListener("keydown", (event) => {
    const open = document.querySelector<HTMLDetailsElement>(".site-header details[open]");
    if (event.key !== "Escape" || !open) return;
    if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
    open.open = false;
    // The submenu alone closes; the mobile menu around it stays.
    event.preventDefault();
  });
  mobileMenu.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("a")) return;
    hideMobileMenu();
    closeSubmenus();
  });
  matchMedia("(min-width: 75rem)").addEventListener("change", ({ matches }) => matches && hideMobileMenu());
}
