import { installDrafts } from "../_forms/draft";
import { installHeaderMenus } from "./header-menus";

/**
 * Starts everything the shell does in the browser beyond HTML and CSS.
 *
 * @param document the page's document
 * @returns a function that takes all of it away again
 */
export function installBehaviours(document: Document): () => void {
  const removals = [installHeaderMenus(document), installDrafts(document)];
  return () => {
    for (const remove of removals) remove();
  };
}
