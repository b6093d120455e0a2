import { countLines } from "../_quote/code/code";
import { listInAddress } from "../_quote/code/link";

/**
 * Marks a page whose address or tab has a quote list (`data-filled`, with its number of lines in `--lines`)
 * before the first paint, which reserves space for the list. An unreadable list counts as none.
 */
export function markFilled({ documentElement }: Document): void {
  const list = listInAddress(location);
  let lines = countLines(list?.code ?? "");
  try {
    // A list in the address replaces the tab's list.
    if (list?.kind !== "l" || !lines) lines += countLines(sessionStorage.getItem("quote") ?? "");
  } catch {
    // Storage is blocked.
  }
  if (!lines) return;
  documentElement.dataset.filled = "";
  documentElement.style.setProperty("--lines", String(lines));
}
