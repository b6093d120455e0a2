import { keptValue, quoteKey } from "../../_lib/tab-storage";
import { countLines } from "../line/code";
import { requestIn } from "../line/request";
import { quoteFrom } from "../line/quote";
import { firstListId } from "./focus";

/**
 * Marks a page with a list or the beginning of a line (`data-filled`) before the first paint. Says how many entries
 * the list has, or that its link is unreadable, and lets styles reserve its height (`--entries`).
 */
export function showFirstList(document: Document): void {
  const { dataset, style } = document.documentElement;
  const { list, subject } = requestIn(location);
  const { kind, code = "" } = list ?? {};
  const arriving = countLines(code);
  const own = kind === "l" && arriving ? 0 : quoteFrom(keptValue(quoteKey)).items.length;
  const count = own + arriving;
  if (count || subject) dataset.filled = count ? "" : subject;
  if (count) style.setProperty("--entries", String(count));
  // A list with added lines says so below them.
  if (kind === "a") style.setProperty("--notice", "3rem");
  if (!count && !kind) return;
  // Entries of a link, own ones, and an unreadable link without or beside the tab's list.
  const shown = [arriving > 0, !arriving && own > 0, !count, !arriving && own > 0 && kind !== undefined];
  new MutationObserver((_, observer) => {
    const first = document.getElementById(firstListId);
    // The parser may be in the middle of the sentences.
    if (!first || first.children.length < shown.length) return;
    observer.disconnect();
    first.hidden = false;
    for (const number of first.querySelectorAll("b")) number.textContent = String(count);
    shown.forEach((isShown, index) => ((first.children[index] as HTMLElement).hidden = !isShown));
  }).observe(document, { childList: true, subtree: true });
}
