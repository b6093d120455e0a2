import { isPlain } from "../../islands/browser/inline-loader";

/**
 * Answers a press by a dialog of the page: a link that names a figure in one (`data-dialog`) opens it there, a button in it
 * turns to another of its figures (`data-step`, so many on or back, round and round), and a press beside what it holds
 * closes it again, for browsers that do not know `closedby` (HTML Standard, 4.11.4).
 *
 * @param event a plain click
 */
export function answerByDialog(event: Event): void {
  const target = event.target as HTMLElement;
  const control = target.closest<HTMLElement>("[data-dialog],[data-step]");
  if (!control) {
    if (target.matches("dialog[closedby]")) (target as HTMLDialogElement).close();
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
  if (named) dialog.showModal();
}

/**
 * Presses the button of an open dialog that says that an arrow key stands for it (WAI-ARIA, `aria-keyshortcuts`).
 *
 * @param event a key that goes down
 */
export function answerByKey(event: KeyboardEvent): void {
  if (/^Arrow/.test(event.key) && isPlain(event))
    document.querySelector<HTMLElement>(`dialog[open] [aria-keyshortcuts=${event.key}]`)?.click();
}
