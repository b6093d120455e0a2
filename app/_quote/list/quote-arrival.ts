import { isAsking } from "../../_lib/read-address";
import { attemptKey, tabStore } from "../../_lib/tab-storage";
import { productOfForm } from "../line/link";
import { productOf } from "../line/pieces";
import { quoteFields } from "./focus";
import { hasQuote, listedLines } from "./quote-store";

/** Hydrates the islands that show the tab's list, an address's list or line, or what was sent. */
export function recallQuote({ document, location, history }: Window): void {
  const lines = listedLines();
  const sent = (history.state as { sent?: unknown } | null)?.sent;
  const begun = hasQuote() || isAsking(new URL(location.href), quoteFields);
  for (const form of document.querySelectorAll("form[name]")) {
    // An order form takes only the lines of its product.
    const product = productOfForm(form);
    if (
      !sent &&
      !wasSending(form) &&
      !(product ? lines.some((line) => String(productOf(line)) === product) : begun)
    )
      continue;
    // The islands of the form and of the list above it.
    for (const island of form.closest(".request")?.querySelectorAll("[data-island]") ?? []) {
      // The first sign of interest hydrates an island.
      island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
  }
}

/** Returns whether the message of a form was sent without a known result (`attempt.ts`). */
function wasSending(form: Element): boolean {
  return /"mayHaveArrived":true/.test(tabStore.get(attemptKey(form.getAttribute("name") ?? "")));
}
