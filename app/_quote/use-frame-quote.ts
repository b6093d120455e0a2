import { useEffect } from "react";

/**
 * Leads the quote links of the page's frame where the page's own button leads, with the same words.
 *
 * @param href where to; `#` and the id of a field while that is missing or faulty
 * @param text left out, the words stay
 */
export function useFrameQuote(href: string, text?: string): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-quote]")) {
      link.href = href;
      // From now on the links are right by themselves (`tab/quote-links.ts`).
      link.dataset.quote = "";
      const label = link.querySelector("span:not([data-lines], [data-lines] *)");
      if (label && text) label.textContent = text;
    }
  }, [href, text]);
}
