import { placeOn } from "../_content/validity/axis";
import { calledOn, type Change } from "../_content/validity/calendar";
import { warsawDay, writtenDay } from "../_content/validity/day";

/**
 * Updates what the build wrote of documents to the day of the visit: what each is called, by the calendar of
 * those that may change (`data-calendar`), and today's line on the axis with its date (`data-today`).
 *
 * @param document the page's document
 * @param moment milliseconds since the epoch
 */
export function showToday(document: Document, moment: number): void {
  const day = warsawDay(moment);
  const { start: first, childElementCount: years } = document.querySelector("ol[start]") as HTMLOListElement;
  for (const mark of document.querySelectorAll("[data-today]")) {
    mark.setAttribute("x", placeOn({ first, years }, day));
    mark.textContent = (mark.textContent as string).replace(/\d.*/, writtenDay(day));
  }
  for (const place of document.querySelectorAll<HTMLElement>("[data-calendar]")) {
    const called = calledOn(JSON.parse(place.dataset.calendar as string) as Change[], day);
    if (called) [place.dataset.state, place.textContent] = called;
  }
}
