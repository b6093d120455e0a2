import { useEffect } from "react";

/** Gives the frame's quote links the address and the text of the page's own button. */
export function useFrameQuote(href: string, text?: string): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-quote]")) {
      link.href = href;
      // Prevents `tab/quote-links.ts` from setting the target.
      link.dataset.quote = "";
      const label = link.querySelector("span:not([data-lines], [data-lines] *)");
      if (label && text) label.textContent = text;
    }
  }, [href, text]);
}
