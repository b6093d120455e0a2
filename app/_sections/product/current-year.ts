/**
 * Replaces the build's year by the visitor's year in `[data-current-year]` elements (R51: the product page
 * computes the current year; the footer's 2024 is fixed text). A clock behind the build is wrong and changes
 * nothing.
 */
export function showCurrentYear(document: Document): void {
  const year = new Date().getFullYear();
  for (const element of document.querySelectorAll("[data-current-year]"))
    if (year > Number(element.textContent)) element.textContent = String(year);
}
