import { startLoader } from "../../islands/browser/loader";
import { installBehaviours, isExpected } from "./behaviours";

/**
 * Starts everything a page does in the browser; fetched by the inline loader.
 *
 * @param isPlain returns whether a click is a plain one: the inline code has it already
 */
export const start = (isPlain: (event: MouseEvent) => boolean) =>
  startLoader({ begin: () => installBehaviours(document, isPlain), isInterested: isExpected });
