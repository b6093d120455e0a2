import { wakeIslands } from "../_islands/wake";
import { installBehaviours } from "./behaviours";

/**
 * Starts everything a page does in the browser; fetched once the page has loaded.
 *
 * @param pressed a control of a sleeping island that was pressed meanwhile
 */
export function start(pressed?: HTMLElement): void {
  installBehaviours(document);
  wakeIslands(document, pressed);
}
