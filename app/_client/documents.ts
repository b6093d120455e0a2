import { showToday } from "./show-today";

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
