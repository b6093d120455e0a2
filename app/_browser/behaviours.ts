import { markMenu } from "./arrival/menu-mark";
import { showCurrentYear } from "./current-year";

/**
 * Starts everything the shell does in the browser beyond HTML and CSS; once for a page. What only some visits need is
 * fetched when they need it, so that no page carries it for the others.
 *
 * @param document the page's document
 * @param isPlain tells whether a click asks for the thing itself
 */
export function installBehaviours(document: Document, isPlain: (event: MouseEvent) => boolean): void {
  const arrival = () => import("./arrival/arrival");
  const noted = somethingIsNoted();

  showCurrentYear(document);
  if (noted) arrival().then((part) => part.arrive(), console.error);
  // A part that can't be fetched costs the reload, not the way.
  markMenu(document, isPlain, (address) =>
    arrival().then(
      (part) => part.leaveFor(address),
      () => location.assign(address),
    ),
  );
  onInterest(".site-header", () => import("./header-menus"));
  onInterest("form[data-draft]", () => import("./draft/draft"), noted);
  onInterest(".product-card", () => import("./shared-picture"));
}

/** A part of the scripts that works on the whole page, once it is installed. */
type Part = Promise<{ install: (document: Document) => unknown }>;

/** Installs a part once: at the first sign of interest in an element of a kind, or now if there is such an element. */
function onInterest(selector: string, fetchPart: () => Part, now = false): void {
  let done = false;
  const attend = (element: Element | null) => {
    if (done || !element) return;
    done = true;
    fetchPart().then((part) => part.install(document), console.error);
  };
  // The visitor may have been there before the scripts.
  attend(now ? document.querySelector(selector) : (document.activeElement?.closest(selector) ?? null));
  for (const sign of ["pointerover", "focusin"]) {
    document.addEventListener(sign, ({ target }) => attend((target as Element).closest(selector)));
  }
}

/** Tells whether the page before may have left a note or a draft; blocked storage holds none. */
function somethingIsNoted(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
