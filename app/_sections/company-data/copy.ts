import { plainText } from "../../_i18n/plain-text";
import { announce } from "../../_lib/announce";
import { copyText } from "../../_lib/clipboard";

/**
 * Copies the facts below the button, and reports the result beside it. Shows and selects them if the clipboard is not
 * available.
 */
export async function copyFacts({ dataset, nextElementSibling }: HTMLElement): Promise<void> {
  const { copied, failed } = dataset as Record<"copied" | "failed", string>;
  const text = document.querySelector(".company-data pre") as HTMLElement;
  // Purchasing systems can't handle no-break spaces and invisible characters, copied by hand or not.
  text.textContent = plainText(text.textContent);
  const isCopied = await copyText(text.textContent);
  text.hidden = isCopied;
  text.ariaHidden = String(isCopied);
  if (!isCopied) getSelection()?.selectAllChildren(text);
  const said = isCopied ? copied : failed;
  (nextElementSibling as Element).textContent = said;
  announce(said);
}
