import { keptText, listKey } from "../_lib/tab-storage";
import { countLines } from "../_quote/line/code";
import { listInAddress } from "../_quote/line/link";

/** Returns the tab's list as its code. Empty without a list. */
export const tabList = () => keptText(listKey);

/**
 * Returns the lists that the form's page shows: the code of the tab's list, empty if the address has another in
 * its place, and the number of lines in the address. An unreadable list counts as none.
 */
export function shownLists() {
  const { kind, code = "" } = listInAddress(location) ?? {};
  const arriving = countLines(code);
  return { own: kind === "l" && arriving ? "" : tabList(), arriving };
}

/** Marks a page with a quote list (`data-filled`, `--lines`) before the first paint, to reserve its space. */
export function markFilled({ documentElement }: Document): void {
  const { own, arriving } = shownLists();
  const lines = arriving + countLines(own);
  if (!lines) return;
  documentElement.dataset.filled = "";
  documentElement.style.setProperty("--lines", String(lines));
}
