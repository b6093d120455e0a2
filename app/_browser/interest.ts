import { install as installCopy } from "./clipboard/copy";
import { install as installDrafts } from "./draft/draft";
import { showCurrentYear } from "./current-year";
import { fetchAhead } from "./islands/fetch-ahead";
import { install as installHeaderMenus } from "./header-menus";
import { install as installQuoteLinks } from "./quote/quote-links";
import { install as installSharedPicture } from "./shared-picture";

/*
 * What a page needs as soon as somebody is there: fetched at the first sign of interest in it, so that nobody waits for it
 * who only looks. It is installed by being fetched, which happens once.
 */
installHeaderMenus(document);
installDrafts(document);
installQuoteLinks(document);
installSharedPicture(document);
installCopy(document);
showCurrentYear(document);
fetchAhead(document);
// What the page is for. Each island listens for signs of its own; this is one.
for (const tool of document.querySelectorAll("[data-hydrate=interest]"))
  tool.dispatchEvent(new Event("pointerdown"));
if (document.querySelector("[data-today]"))
  import("./documents/documents").then((part) => part.install(document), console.error);
