import { isPlain } from "../../../../islands/browser/inline-loader";
import { afterPress, closeDialog } from "../../../_ui/close-dialog";

/**
 * Lets links open the dialog of certificates. When the dialog closes, focuses the link of the certificate that it
 * showed last.
 */
export function install(document: Document): void {
  document.addEventListener("click", (event) => isPlain(event) && answerByDialog(event));
  document.addEventListener("keydown", answerByKey);
  document.addEventListener(
    "close",
    ({ target }) => {
      const figure = (target as Element).querySelector("figure:not([hidden])");
      if (figure) document.querySelector<HTMLElement>(`[data-dialog=${figure.id}]`)?.focus();
    },
    // `close` does not bubble.
    true,
  );
}

/**
 * Handles a plain click for the page's dialog. A link to a figure (`data-dialog`) opens the dialog. A button
 * with `data-step` shows another figure, that many steps forward or back, cyclically. `data-close`, or a
 * click outside the content, closes the dialog.
 *
 * The dialog opens and closes after the frame that shows the press: a modal dialog changes whether the page
 * is inert (HTML Standard, 6.3.2), and browsers then recalculate the styles of the whole page.
 */
function answerByDialog(event: Event): void {
  const target = event.target as HTMLElement;
  const control = target.closest<HTMLElement>("[data-dialog],[data-step]");
  if (!control) {
    if (target.matches("[data-gallery]") || target.closest("[data-close]")) closeDialog(event);
    return;
  }
  event.preventDefault();
  const { dialog: id, step } = control.dataset;
  const named = id && document.getElementById(id);
  const dialog = (named || control).closest("dialog") as HTMLDialogElement;
  const figures = [...dialog.querySelectorAll("figure")];
  const shown =
    named || figures.at((figures.findIndex(({ hidden }) => !hidden) + Number(step)) % figures.length);
  for (const figure of figures) figure.hidden = figure !== shown;
  const { ariaLabel } = shown as HTMLElement;
  dialog.ariaLabel = ariaLabel;
  // An opening dialog announces its own name.
  (dialog.querySelector("[role=status]") as HTMLElement).textContent = named ? "" : ariaLabel;
  if (named)
    afterPress(() => {
      dialog.showModal();
      // Announces the dialog's name first, not its first control.
      dialog.focus();
    });
}

/** Closes the dialog at Escape. Presses the button with an arrow key in `aria-keyshortcuts` (WAI-ARIA). */
function answerByKey(event: KeyboardEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>("[data-gallery][open]");
  if (!dialog || !isPlain(event)) return;
  if (event.key === "Escape") closeDialog(event, dialog);
  if (/^Arrow/.test(event.key))
    dialog.querySelector<HTMLElement>(`[aria-keyshortcuts=${event.key}]`)?.click();
}
