/**
 * Replaces the build's year by the visitor's year in `[data-current-year]` elements (R51: the product page
 * computes the current year; the footer's 2024 is fixed text).
 */
export function showCurrentYear(document: Document): void {
  const year = String(new Date().getFullYear());
  for (const place of document.querySelectorAll("[data-current-year]")) place.textContent = year;
}
