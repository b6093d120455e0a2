import { install as installDrafts } from "../_lib/draft";
import { showCurrentYear } from "../_sections/product/current-year";
import { install as installQuoteLinks } from "../_quote/tab/quote-links";

// The loader imports this module at the first sign of interest: the scroll, pointer or key of a visitor.
installHeaderMenus(document);
installDrafts(document);
installQuoteLinks(document);
showCurrentYear(document);

if (document.querySelector("[data-calendar]"))
  import("../_lib/show-today").then((part) => part.showToday(document, Date.now()), console.error);

const copyButton = document.querySelector<HTMLElement>(".company-data button");
copyButton?.addEventListener("click", () => {
  import("../_sections/company-data/copy").then((part) => part.copyFacts(copyButton), console.error);
});

/** Resolves when links to certificates open their gallery. */
export const gallery =
  document.querySelector(".ledger__row") &&
  import("../_sections/home/certificates/gallery").then((part) => part.install(document), console.error);

/**
 * Closes menus where native ones (`<details name>`, `popover`) stay open: Escape and a press outside close a submenu; a
 * followed link and the desktop menu close the mobile menu (WAI-ARIA Authoring Practices, Disclosure Navigation
 * Menu).
 */
function installHeaderMenus(document: Document): void {
  const mobileMenu = document.querySelector<HTMLElement>("nav[popover]");
  const header = mobileMenu?.closest("header");
  if (!header || !mobileMenu) return;

  /** Except the submenu around `inside`. */
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
