import type { IsFile } from "../../islands/browser/inline-loader";
import { startLoader } from "../../islands/browser/loader";
import { installBehaviours, isExpected } from "./behaviours";

/**
 * Starts everything a page does in the browser; fetched by the inline loader.
 *
 * @param isPlain returns whether a click is a plain one: the inline code has it already
 * @param isFile returns whether an answer is the file that was requested; so is this
 */
export const start = (isPlain: (event: MouseEvent) => boolean, isFile: IsFile) => {
  const hydrateAround = startLoader({
    isFile,
    begin: () => installBehaviours(document, isPlain),
    isInterested: isExpected,
  });
  /** Makes what a press was held for ready: the island around it, and for a link what takes it over. @returns what to press then */
  return async (control: Element): Promise<Element> => {
    const found = await hydrateAround(control);
    // Where that can't be had, which is reported already, the link is the browser's.
    if (found.matches("a")) await import("./interest").catch(() => undefined);
    return found;
  };
};
