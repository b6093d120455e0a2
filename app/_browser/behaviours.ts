import { markLoaded } from "./loaded";
import { markMenu } from "./arrival/menu-mark";
import { showCurrentYear } from "./current-year";
import { installHeaderMenus } from "./header-menus";

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
  installHeaderMenus(document);
  showCurrentYear(document);
  if (noted) arrival().then((part) => part.arrive(), report);
  // A part that can't be fetched costs the reload, not the way.
  markMenu(document, (address) =>
    arrival().then(
      (part) => part.leaveFor(address),
      () => location.assign(address),
    ),
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

/**
 * Tells whether the page before, or the address, may have left something: a note, a draft, a line for a quote, what was
 * sent. Blocked storage holds none.
 */
function somethingIsNoted(): boolean {
  try {
    return history.state || /[?#][pl]=/.test(location.href) || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

function report(error: unknown): void {
  console.error("A part of the page's scripts could not be loaded.", error);
}
