import { isPlain } from "../../islands/browser/inline-loader";

/**
 * Answers a press by the dialog of the page: a link that names a figure in it (`data-dialog`) opens it there, a button in it
 * turns to another of its figures (`data-step`, so many on or back, round and round), and one that closes it (`data-close`), or
 * a press beside what it holds, takes it away.
 *
 * It comes and goes after the frame that answers the press: the page behind a modal dialog becomes inert or is so no longer (HTML
 * Standard, 6.3.2), and browsers then style all of it anew.
 *
 * @param event a plain click
 */
export function answerByDialog(event: Event): void {
  const target = event.target as HTMLElement;
  const control = target.closest<HTMLElement>("[data-dialog],[data-step]");
  if (!control) {
    if (target.matches(".lightbox") || target.closest("[data-close]"))
      closeDialog(event, target.closest("dialog") as HTMLDialogElement);
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
  // A dialog that opens says its name itself.
  (dialog.querySelector("[data-live]") as HTMLElement).textContent = named ? "" : ariaLabel;
  if (named)
    afterFrame(() => {
      dialog.showModal();
      // Its name is spoken first, not its first control.
      dialog.focus();
    });
}

/**
 * Answers a key while the dialog is open: Escape closes it, and an arrow key presses the button that says that the key stands for it
 * (WAI-ARIA, `aria-keyshortcuts`).
 *
 * @param event a key that goes down
 */
export function answerByKey(event: KeyboardEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>(".lightbox[open]");
  if (!dialog || !isPlain(event)) return;
  if (event.key === "Escape") closeDialog(event, dialog);
  if (/^Arrow/.test(event.key))
    dialog.querySelector<HTMLElement>(`[aria-keyshortcuts=${event.key}]`)?.click();
}

/** Takes an open dialog out of sight at once, and closes it after the frame that shows that. */
function closeDialog(event: Event, dialog: HTMLDialogElement): void {
  event.preventDefault();
  dialog.dataset.closing = "";
  afterFrame(() => {
    delete dialog.dataset.closing;
    dialog.close();
  });
}

/** As `_lib/after-frame.ts` in a fifth of the bytes: a page where something is pressed is shown, and so is its next frame. */
function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
