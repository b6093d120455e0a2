import { useLayoutEffect } from "react";

import { setFrameAction } from "../../_quote/list/quote-store";

/**
 * Gives the quote links of the page frame the target and the text of the tool's own action.
 *
 * @param brief the result in a few words, for the bar
 * @param href `#` and the id of a field while that field is empty or refused
 */
export function useFrameQuote(href: string, text: string, brief = ""): void {
  // A press that settles the tool (`use-late.ts`) follows the link right afterwards.
  useLayoutEffect(() => setFrameAction(href, text), [href, text]);
  useLayoutEffect(() => {
    const shown = document.querySelector("[data-brief]");
    if (shown) shown.textContent = brief;
  }, [brief]);
}
