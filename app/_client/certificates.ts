import { isPlain } from "../../islands/browser/inline-loader";
import { calledOn, type Change } from "../_content/validity/calendar";
import { warsawDay } from "../_content/validity/day";
import { answerByDialog, answerByKey } from "./dialogs";

/**
 * Lets links open the dialog of certificates, and shows their state of today. When the dialog closes, focuses the link
 * of the certificate that it showed last.
 */
export function install(document: Document): void {
  document.addEventListener("click", (event) => isPlain(event) && answerByDialog(event));
  document.addEventListener("keydown", answerByKey);
  showToday(document, Date.now());
  document.addEventListener(
    "close",
    ({ target }) => {
      const figure = (target as Element).querySelector("figure:not([hidden])");
      if (figure) document.querySelector<HTMLElement>(`[data-dialog=${figure.id}]`)?.focus();
    },
    // `close` does not bubble.
    true,
  );
}

/**
 * Updates the state and label of certificates with a calendar (`data-calendar`).
 *
 * @param moment milliseconds since the epoch
 */
export function showToday(document: Document, moment: number): void {
  const day = warsawDay(moment);
  for (const element of document.querySelectorAll<HTMLElement>("[data-calendar]")) {
    const called = calledOn(JSON.parse(element.dataset.calendar as string) as Change[], day);
    if (called) [element.dataset.state, element.textContent] = called;
  }
}
