import type { IsFile } from "../../islands/browser/inline-loader";
import { startLoader } from "../../islands/browser/loader";
import { installBehaviours, isExpected } from "./behaviours";

/**
 * Starts everything a page does in the browser; fetched by the inline loader.
 *
 * @param isPlain returns whether a click is a plain one: the inline code has it already
 * @param isFile returns whether an answer is the file that was requested; so is this
 */
export const start = (isPlain: (event: MouseEvent) => boolean, isFile: IsFile) =>
  startLoader({ isFile, begin: () => installBehaviours(document, isPlain), isInterested: isExpected });
