import { installHeaderMenus } from "./header-menus";
import { installSharedPicture } from "./shared-picture";

/**
 * Starts everything the shell does in the browser beyond HTML and CSS.
 *
 * @param document the page's document
 * @returns a function that takes all of it away again
 */
export function installBehaviours(document: Document): () => void {
  const stops = [installHeaderMenus(document), installSharedPicture(document)];
  return () => stops.forEach((stop) => stop());
}
