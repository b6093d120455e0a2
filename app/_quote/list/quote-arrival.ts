import { attemptKey, tabStore } from "../../_lib/tab-storage";
import { productOfForm, requestIn } from "../line/request";
import { hasQuote, listedLines } from "./quote-store";
import { productOf } from "../line/pieces";

/** Hydrates the islands that have a list, a beginning or a receipt to show. */
export function recallQuote({ document, location, history }: Window): void {
  const lines = listedLines();
  const isSent = (history.state as { sent?: unknown } | null)?.sent !== undefined;
  const isBegun = hasQuote() || !requestIn(location).isEmpty;
  for (const form of document.querySelectorAll("form[name]")) {
    // Takes only the lines of its product.
    const product = productOfForm(form);
    const hasList = product ? lines.some((line) => String(productOf(line)) === product) : isBegun;
    if (!isSent && !hasList && !wasSending(form)) continue;
    for (const island of form.closest(".request")?.querySelectorAll("[data-island]") ?? []) {
      // The first sign of interest hydrates an island.
      island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
  }
}

/** Without a known result (`attempt.ts`). */
function wasSending(form: Element): boolean {
  const attempt: unknown = tabStore.get(attemptKey(form.getAttribute("name") ?? ""));
  return (Object(attempt) as { mayHaveArrived?: unknown }).mayHaveArrived === true;
}
