import { attemptKey, tabStore } from "../../_lib/tab-storage";
import { productOfForm } from "../line/link";
import { productOf } from "../line/pieces";
import { requestIn } from "../line/request";
import { hasQuote, listedLines } from "./quote-store";

/** Hydrates the islands that show the tab's list, an address's list or line, or what was sent. */
export function recallQuote({ document, location, history }: Window): void {
  const lines = listedLines();
  const isSent = (history.state as { sent?: unknown } | null)?.sent !== undefined;
  const isBegun = hasQuote() || !requestIn(location).isEmpty;
  for (const form of document.querySelectorAll("form[name]")) {
    // An order form takes only the lines of its product.
    const product = productOfForm(form);
    const hasList = product ? lines.some((line) => String(productOf(line)) === product) : isBegun;
    if (!isSent && !hasList && !wasSending(form)) continue;
    // The islands of the form and of the list above it.
    for (const island of form.closest(".request")?.querySelectorAll("[data-island]") ?? []) {
      // The first sign of interest hydrates an island.
      island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
  }
}

/** Returns whether the message of a form was sent without a known result (`attempt.ts`). */
function wasSending(form: Element): boolean {
  const attempt: unknown = tabStore.get(attemptKey(form.getAttribute("name") ?? ""));
  return (Object(attempt) as { mayHaveArrived?: unknown }).mayHaveArrived === true;
}
