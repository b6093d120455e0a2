/** The quote buttons that are always at hand: the header's, the menu's, the action bar's. */
const buttons = ".site-header__quote, .site-menu__actions .button--accent, .action-bar__quote";

/**
 * Shows in the quote buttons how many lines the list has; nothing at none. The list itself tells of changes, so this is no
 * live region.
 *
 * @param document the page's document; its header knows what the list is called (`data-list`)
 */
export function showCount(document: Document, count: number): void {
  const name = document.querySelector<HTMLElement>("[data-list]")?.dataset.list ?? "";
  for (const button of document.querySelectorAll(buttons)) {
    button.querySelector("[data-lines]")?.remove();
    if (!count) continue;
    const stamp = document.createElement("span");
    stamp.dataset.lines = "";
    const words = document.createElement("span");
    words.className = "visually-hidden";
    words.textContent = `, ${name}: `;
    stamp.append(words, String(count));
    button.append(stamp);
  }
}
