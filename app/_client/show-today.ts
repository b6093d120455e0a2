import { calledOn, type Change } from "../_content/validity/calendar";
import { warsawDay } from "../_content/validity/day";

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
