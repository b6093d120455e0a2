import { countLines } from "../_quote/code/code";
import { listInAddress } from "../_quote/code/link";

/**
 * Marks a page that has a quote list to show (`data-filled`), and says how many lines (`--lines`), before anything of it is painted:
 * its first view is laid out for the list, and has its place when it comes. It may come by the address or be kept in the tab; what
 * can't be read is none. The list itself says later what is true.
 *
 * @param document the page's document
 */
export function markFilled({ documentElement }: Document): void {
  const list = listInAddress(location);
  let lines = countLines(list?.code ?? "");
  try {
    // A list in the address takes the place of the tab's.
    if (list?.kind !== "l" || !lines) lines += countLines(sessionStorage.getItem("quote") ?? "");
  } catch {
    // Storage is blocked.
  }
  if (!lines) return;
  documentElement.dataset.filled = "";
  documentElement.style.setProperty("--lines", String(lines));
}
