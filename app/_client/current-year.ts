/**
 * Replaces the year that the build wrote by the year it now is where the visitor is (R51: the
 * product page computes the current year; the footer's 2024 is text and stays).
 *
 * @param document the page's document; every `[data-current-year]` in it is set
 */
export function showCurrentYear(document: Document): void {
  const year = String(new Date().getFullYear());
  for (const place of document.querySelectorAll("[data-current-year]")) place.textContent = year;
}
