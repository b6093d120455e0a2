import { plainText } from "../_i18n/plain-text";
import { announce } from "../_lib/announce";
import { copyText } from "../_lib/clipboard";

/** Buttons that copy the text of an element, by its id. */
const buttons = "button[data-copy]";

/**
 * Lets the page's buttons put a text of it on the clipboard (`data-copy`), and says so in the element behind them. A button is
 * shown from now on: before, its press would be lost.
 */
export function install(document: Document): void {
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    button.addEventListener("click", () => void copy(document, button));
    button.dataset.ready = "";
  }
}

/** Where the browser does not let a page use the clipboard, the text is shown and selected, for the visitor to copy. */
async function copy(document: Document, button: HTMLElement): Promise<void> {
  const { copy: id, copied, failed } = button.dataset as Record<"copy" | "copied" | "failed", string>;
  const text = document.getElementById(id) as HTMLElement;
  // Plain spaces only: purchasing systems know no others, and no invisible characters.
  const isCopied = await copyText(plainText(text.textContent));
  text.hidden = isCopied;
  text.ariaHidden = String(isCopied);
  if (!isCopied) getSelection()?.selectAllChildren(text);
  const said = isCopied ? copied : failed;
  (button.nextElementSibling as Element).textContent = said;
  announce(said);
}
