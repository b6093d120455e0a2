import { reloadNote } from "../_lib/leave-for";
import { writeAddress } from "../_lib/page-address";
import { recallQuote } from "../_quote/list/quote-arrival";

/**
 * "Scroll to the top and reload after 700 ms": how a visitor leaves the catalogue, a product page or the news by
 * the menu, and a product page by a sent order (R21, R22, R74).
 *
 * The previous page stores a note, which the next page removes first, so that it reloads at most once. Without
 * storage, there is no reload.
 */

/** In milliseconds, from the first contentful paint (R21), or from `arrive` if none is reported. */
export const reloadDelay = 700;

/** Restores the quote list, and performs the reload that the previous page has noted. */
export function arrive(window: Window = globalThis.window): void {
  recallQuote(window);

  const address = take(window, reloadNote);
  if (!address || withoutHash(address) !== withoutHash(window.location.href)) return;
  const timer = window.setTimeout(() => reloadAt(window, address), reloadDelay - seenFor(window));
  // A page in the back/forward cache must not reload.
  window.addEventListener("pagehide", () => window.clearTimeout(timer), { once: true });
}

/** 0 where the browser does not report it. */
function seenFor({ performance }: Window): number {
  const [painted] = performance.getEntriesByName("first-contentful-paint");
  return painted ? performance.now() - painted.startTime : 0;
}

function reloadAt(window: Window, address: string): void {
  const { document, location } = window;
  writeAddress(new URL(address), window.history.state, window);
  // Lays out deferred sections: their estimated heights would shift the page.
  document.documentElement.dataset.again = "";
  // A reload restores the scroll position before any script runs.
  document.getElementById(new URL(address).hash.slice(1))?.scrollIntoView({ behavior: "instant" });
  location.reload();
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, "");
}

function take(window: Window, name: string): string | null {
  try {
    const value = window.sessionStorage.getItem(name);
    window.sessionStorage.removeItem(name);
    return value;
  } catch {
    return null;
  }
}
