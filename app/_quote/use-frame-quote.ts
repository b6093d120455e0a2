import { useLayoutEffect } from "react";

/**
 * Gives the quote links of the page frame the target and the text of the page's own button.
 *
 * @param href `#` and the id of a field while that field is empty or invalid
 * @param text if omitted, the text stays
 */
export function useFrameQuote(href: string, text?: string): void {
  // A pressed link waits until the tool's `data-settling` is gone (`tab/settled.ts`), which is before `useEffect`.
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-quote]")) {
      link.href = href;
      // Prevents `tab/quote-links.ts` from setting the target.
      link.dataset.quote = "";
      const label = link.querySelector("span:not([data-lines], [data-lines] *)");
      if (label && text) label.textContent = text;
    }
  }, [href, text]);
}
