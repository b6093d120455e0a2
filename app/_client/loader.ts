import { startLoader } from "../../islands/browser/loader";
import { installBehaviours, isExpected } from "./behaviours";

/**
 * Starts everything a page does in the browser; fetched by the inline loader.
 *
 * @param isPlain tells whether a click asks for the thing itself: the inline code has it already
 */
export const start = (isPlain: (event: MouseEvent) => boolean) =>
  startLoader({ begin: () => installBehaviours(document, isPlain), isInterested: isExpected });
