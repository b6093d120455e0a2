import { wakeIslands } from "../_islands/wake";
import { installBehaviours } from "./behaviours";

/**
 * Starts everything a page does in the browser; fetched once the page has loaded. A page that the browser prepares in
 * the background starts when it is visited: nothing of it may count, play or note anything for a visit that never comes.
 *
 * @param pressed a control of a sleeping island that was pressed meanwhile
 */
export function start(pressed?: HTMLElement): void {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => start(pressed), { once: true });
    return;
  }
  installBehaviours(document);
  wakeIslands(document, pressed);
}
