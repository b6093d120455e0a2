import { reloadNote } from "../_lib/leave-for";
import { writeAddress } from "../_lib/page-address";
import { recallQuote } from "../_quote/tab/quote-arrival";

/**
 * "Scroll to the top and reload after 700 ms": how a visitor leaves the catalogue, the product pages and the news by
 * the menu, and a product page by a sent order (R21, R22, R74).
 *
 * What is to happen at the next page is noted in `sessionStorage`. Every note is taken down before it is acted on, so
 * a page reloads once and never again, whatever goes wrong. Where storage is blocked a visitor simply arrives.
 */

/**
 * Milliseconds from the arrival at a page to its one reload (R21). They count from what the visitor sees, the first
 * contentful paint (Paint Timing), however late this module comes; in browsers without that, from its start.
 */
export const reloadDelay = 700;

/**
 * Does at the start of a page what the page before has left: its quote list, or the one reload. A
 * note that names another page is dropped.
 *
 * @param window the window that has arrived
 */
export function arrive(window: Window = globalThis.window): void {
  recallQuote(window);

  const address = take(window, reloadNote);
  if (!address || withoutHash(address) !== withoutHash(window.location.href)) return;
  const timer = window.setTimeout(() => reloadAt(window, address), reloadDelay - seenFor(window));
  // A page put aside (back/forward cache) must not reload when the visitor returns to it.
  window.addEventListener("pagehide", () => window.clearTimeout(timer), { once: true });
}

/** Milliseconds that the page has been seen for; 0 where the browser doesn't report it. */
function seenFor({ performance }: Window): number {
  const [painted] = performance.getEntriesByName("first-contentful-paint");
  return painted ? performance.now() - painted.startTime : 0;
}

function reloadAt(window: Window, address: string): void {
  const { document, location } = window;
  writeAddress(address, window.history.state, window);
  // Sections that are still put off (app/_ui/deferred-sections.css) have heights that are a guess: the place would be another one.
  document.documentElement.dataset.again = "";
  // A reload returns to the place where the page stood, as soon as it is parsed and before any script has come.
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
