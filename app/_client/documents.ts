import { calledOn, type Change } from "../_content/validity/calendar";
import { warsawDay } from "../_content/validity/day";

/**
 * What a page with documents does beyond its HTML and the inline code (`dialogs.ts`): it says what they are on the day of the
 * visit; and a dialog that is closed leads back to the link of the figure it showed last.
 *
 * @param document the page's document
 */
export function install(document: Document): void {
  showToday(document, Date.now());
  document.addEventListener(
    "close",
    ({ target }) => {
      const figure = (target as Element).querySelector("figure:not([hidden])");
      if (figure) document.querySelector<HTMLElement>(`[data-dialog=${figure.id}]`)?.focus();
    },
    // It does not rise.
    true,
  );
}

/**
 * Updates what the build wrote of documents to the day of the visit: what each is called, by the calendar of
 * those that may change (`data-calendar`).
 *
 * @param document the page's document
 * @param moment milliseconds since the epoch
 */
export function showToday(document: Document, moment: number): void {
  const day = warsawDay(moment);
  for (const place of document.querySelectorAll<HTMLElement>("[data-calendar]")) {
    const called = calledOn(JSON.parse(place.dataset.calendar as string) as Change[], day);
    if (called) [place.dataset.state, place.textContent] = called;
  }
}
