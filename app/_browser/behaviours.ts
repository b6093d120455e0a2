import { markLoaded } from "./loaded";
import { markMenu } from "./arrival/menu-mark";
import { showCurrentYear } from "./current-year";

/**
 * Starts everything the shell does in the browser beyond HTML and CSS; once for a page. What only some visits need is
 * fetched when they need it, so that no page carries it for the others.
 *
 * @param document the page's document
 */
export function installBehaviours(document: Document): void {
  const arrival = () => import("./arrival/arrival");
  const noted = somethingIsNoted();

  markLoaded(document);
  showCurrentYear(document);
  if (noted) arrival().then((part) => part.arrive(), report);
  // A part that can't be fetched costs the reload, not the way.
  markMenu(document, (address) =>
    arrival().then(
      (part) => part.leaveFor(address),
      () => location.assign(address),
    ),
  );
  onInterest(".site-header", () =>
    import("./header-menus").then((part) => part.installHeaderMenus(document), report),
  );
  onInterest(
    "form[data-draft]",
    () => import("./draft/draft").then((part) => part.installDrafts(document), report),
    noted,
  );
  onInterest(".product-card", () =>
    import("./shared-picture").then((part) => part.installSharedPicture(document), report),
  );
}

/** Does something once: at the first sign of interest in an element of a kind, or now if there is such an element. */
function onInterest(selector: string, act: () => void, now = false): void {
  let done = false;
  const attend = (element: Element | null) => {
    if (done || !element) return;
    done = true;
    act();
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

function report(error: unknown): void {
  console.error("A part of the page's scripts could not be loaded.", error);
}
