import { countLines } from "../_quote/code/code";
import { listInAddress } from "../_quote/code/link";

/**
 * Returns how the list in the page's address joins the tab's list ("l" replaces it, "a" adds to it), and its
 * number of lines.
 *
 * @returns undefined without a readable list
 */
export function arrivingList() {
  const list = listInAddress(location);
  const lines = countLines(list?.code ?? "");
  return list && lines ? { kind: list.kind, lines } : undefined;
}

/**
 * Returns the tab's list as its code, also from the history state, where `tab-storage.ts` keeps it if storage
 * refuses it. Empty without a list.
 */
export function tabList(): string {
  try {
    const state = history.state as { kept?: { quote?: string } } | null;
    return state?.kept?.quote ?? sessionStorage.getItem("quote") ?? "";
  } catch {
    return "";
  }
}

/**
 * Marks a page whose address or tab has a quote list (`data-filled`, with its number of lines in `--lines`)
 * before the first paint, which reserves space for the list. An unreadable list counts as none.
 */
export function markFilled({ documentElement }: Document): void {
  const arriving = arrivingList();
  const lines = (arriving?.lines ?? 0) + (arriving?.kind === "l" ? 0 : countLines(tabList()));
  if (!lines) return;
  documentElement.dataset.filled = "";
  documentElement.style.setProperty("--lines", String(lines));
}
