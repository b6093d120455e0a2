import { install as installCopy } from "./copy";
import { install as installDrafts } from "../_lib/draft";
import { showCurrentYear } from "./current-year";
import { install as installHeaderMenus } from "./header-menus";
import { install as installQuoteLinks } from "../_quote/tab/quote-links";

/*
 * Installs the code that a page needs as soon as a visitor acts. Imported once, at the first sign of
 * interest.
 */
installHeaderMenus(document);
installDrafts(document);
installQuoteLinks(document);
installCopy(document);
showCurrentYear(document);

/** Resolves when links with `data-dialog` open their dialog. */
export const dialogs =
  document.querySelector("[data-dialog], [data-calendar]") &&
  import("./certificates").then((part) => part.install(document), console.error);

export { addEarly } from "../_quote/list/quote-store";
