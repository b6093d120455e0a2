import { hydrateAround, hydrateIslands } from "./islands/wake";
import { installBehaviours } from "./behaviours";

/**
 * Starts everything a page does in the browser; fetched once the page has loaded. A page that the browser prepares in
 * the background starts when it is visited: nothing of it may count, play or note anything for a visit that never comes.
 *
 * @param isPlain tells whether a click asks for the thing itself: the inline code has it already
 * @returns what wakes the island around a control that is pressed
 */
export function start(isPlain: (event: MouseEvent) => boolean): typeof hydrateAround {
  const begin = () => {
    installBehaviours(document, isPlain);
    hydrateIslands(document);
  };
  if ((document as { prerendering?: boolean }).prerendering) {
    // It comes once.
    document.addEventListener("prerenderingchange", begin);
  } else begin();
  return hydrateAround;
}
