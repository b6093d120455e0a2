import { quoteWords, wordsAddress } from "./words-file";

/** The quote buttons that are always at hand: the header's, the menu's, the action bar's. */
const buttons = ".site-header__quote, .site-menu__actions .button--accent, .action-bar__quote";

/**
 * Shows in the quote buttons how many lines the list has; nothing at none. The list itself announces changes,
 * so this is no live region. The count is added for screen readers as soon as the words for it have come.
 */
export function showCount(document: Document, count: number): void {
  for (const button of document.querySelectorAll(buttons)) {
    button.querySelector("[data-lines]")?.remove();
    if (!count) continue;
    const stamp = document.createElement("span");
    stamp.dataset.lines = "";
    stamp.append(String(count));
    button.append(stamp);
    quoteWords(wordsAddress()).then(({ t }) => {
      const name = document.createElement("span");
      name.className = "visually-hidden";
      name.textContent = ` (${t("quote.count", { count })})`;
      stamp.append(name);
    }, console.error);
  }
}
