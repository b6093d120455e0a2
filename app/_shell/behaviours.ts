import { installDrafts } from "../_forms/draft";
import { arrive, markMenu } from "../_islands/arrival";
import { showCurrentYear } from "./current-year";
import { installHeaderMenus } from "./header-menus";
import { installSharedPicture } from "./shared-picture";

/**
 * Starts everything the shell does in the browser beyond HTML and CSS.
 *
 * @param document the page's document
 * @returns a function that takes all of it away again
 */
export function installBehaviours(document: Document): () => void {
  arrive();
  showCurrentYear(document);
  const removals = [installHeaderMenus(document), markMenu(document), installDrafts(document), installSharedPicture(document)];
  return () => {
    for (const remove of removals) remove();
  };
}
