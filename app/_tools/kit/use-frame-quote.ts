import { useLayoutEffect } from "react";

/**
 * Gives the quote links of the page frame the target and the text of the tool's own action.
 *
 * @param href `#` and the id of a field while that field is empty or refused
 */
export function useFrameQuote(href: string, text: string): void {
  // A press that settles the tool (`use-late.ts`) follows the link right afterwards.
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-quote]")) {
      link.href = href;
      // The link no longer waits for the tool, nor leads to its field.
      link.dataset.quote = "";
      const label = link.querySelector("span:not([data-lines], [data-lines] *)");
      if (label) label.textContent = text;
    }
  }, [href, text]);
}
