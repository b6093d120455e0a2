import { install as installDrafts } from "../_lib/draft";
import { showCurrentYear } from "../_sections/product/current-year";
import { install as installHeaderMenus } from "./header-menus";
import { install as installQuoteLinks } from "../_quote/tab/quote-links";

/*
 * Installs the code that a page needs as soon as a visitor acts. Imported once, at the first sign of
 * interest.
 */
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
