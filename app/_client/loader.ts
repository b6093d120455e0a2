import type { IsFile } from "../../islands/browser/files";
import { hydrateAround, startLoader } from "../../islands/browser/loader";
import { addEarly } from "../_quote/early-add";
import { installBehaviours, interest, scrollRow } from "./behaviours";

/** Their press adds a line before React comes. */
const addLine = '[data-island="add-line"]';

/**
 * Starts everything a page does in the browser, with functions of the inline loader.
 *
 * @param isPlain returns whether a click has the primary button and no modifier key
 * @param isFile returns whether a response is the requested file
 * @param onHeld shows the notices for an island that failed
 */
export const start = (isPlain: (event: MouseEvent) => boolean, isFile: IsFile, onHeld?: () => void) => {
  startLoader({
    isFile,
    begin() {
      const isExpected = installBehaviours(document, isPlain);
      // Islands far from the window, and those of visitors who save data, would otherwise ignore the address.
      if (isExpected && location.search)
        for (const fields of document.querySelectorAll("[data-fields]")) void hydrateAround(fields);
      return isExpected;
    },
    onFailed(island) {
      // The notice of a form is about sending: the next press shows it.
      if (island.querySelector("form[name]")) return;
      (island.firstElementChild as Element).ariaBusy = "false";
      onHeld?.();
    },
  });
  /**
   * Hydrates the island of a held press, or loads the code of its link. Returns the element to press; null for a
   * slider, whose row moves at once.
   */
  return async (control: Element): Promise<Element | null> => {
    if (scrollRow(control)) {
      void hydrateAround(control);
      return null;
    }
    const island = control.closest<HTMLElement>(addLine);
    if (island) addEarly(island, control);
    const found = await hydrateAround(control);
    // Controls outside of islands (`data-hold`). If the import fails, the browser follows a link.
    if (!found.closest(".island"))
      await interest()
        .then((part) => part.gallery)
        .catch(() => undefined);
    return found;
  };
};
