/**
 * Says that the page has loaded and its scripts have come, or never will: what waited for that is shown.
 *
 * @param document the page's document, which says since its head that scripts run (`data-js`)
 */
export function markLoaded(document: Document): void {
  document.documentElement.dataset.js = "loaded";
}
