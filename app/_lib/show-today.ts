import { calledOn, type Change, warsawDay } from "../_content/validity";

/**
 * Updates elements with a calendar (`data-calendar`) to the day of the visit: the state and label of a
 * document, the tense of a text.
 */
export function showToday(document: Document, moment: number): void {
  const day = warsawDay(moment);
  for (const element of document.querySelectorAll<HTMLElement>("[data-calendar]")) {
    const called = calledOn(JSON.parse(element.dataset.calendar as string) as Change[], day);
    if (called) [element.dataset.state, element.textContent] = called;
  }
}
