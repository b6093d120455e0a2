import { plainText } from "../_i18n/plain-text";
import { announce } from "../_lib/announce";
import { copyText } from "../_lib/clipboard";

/**
 * Lets buttons copy the text of the element whose id is in `data-copy`, and reports the result in the next
 * element.
 */
export function install(document: Document): void {
  for (const button of document.querySelectorAll<HTMLElement>("button[data-copy]"))
    button.addEventListener("click", () => void copy(document, button));
}

/** Copies the text, or shows and selects it if the clipboard is not available. */
async function copy(document: Document, button: HTMLElement): Promise<void> {
  const { copy: id, copied, failed } = button.dataset as Record<"copy" | "copied" | "failed", string>;
  const text = document.getElementById(id) as HTMLElement;
  // Purchasing systems can't handle no-break spaces and invisible characters, copied by hand or not.
  text.textContent = plainText(text.textContent);
  const isCopied = await copyText(text.textContent);
  text.hidden = isCopied;
  text.ariaHidden = String(isCopied);
  if (!isCopied) getSelection()?.selectAllChildren(text);
  const said = isCopied ? copied : failed;
  (button.nextElementSibling as Element).textContent = said;
  announce(said);
}
