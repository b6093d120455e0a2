import { parametersOf } from "../../_lib/read-address";
import { attemptKey, tabStore } from "../../_lib/tab-storage";
import { countLines, hasProduct } from "../line/code";
import { listInAddress } from "../line/link";
import { showCount, storedEntries, storedList } from "./quote-store";

/** Restores the quote list on page load: the number in quote buttons, and islands that show the list. */
export function recallQuote({ document, location, history }: Window): void {
  const list = storedList();
  showCount(document, countLines(list));
  const sent = (history.state as { sent?: unknown } | null)?.sent;
  const begun = list || storedEntries() || requestsQuote(new URL(location.href));
  for (const element of document.querySelectorAll<HTMLElement>("[data-quote-list]")) {
    // An order form takes only the lines of its product.
    const product = element.dataset.quoteList;
    if (!sent && !wasSending(element) && !(product ? hasProduct(list, product) : begun)) continue;
    for (const island of element.querySelectorAll("[data-island]")) {
      // The first sign of interest hydrates an island.
      island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
  }
}

function requestsQuote(address: URL): boolean {
  return parametersOf(address).has("p") || listInAddress(address) !== undefined;
}

/** Returns whether the message of a form was sent without a known result (`attempt.ts`). */
function wasSending(element: Element): boolean {
  const { draft = "" } = element.querySelector<HTMLElement>("[data-draft]")?.dataset ?? {};
  return /"mayHaveArrived":true/.test(tabStore.get(attemptKey(draft)));
}
