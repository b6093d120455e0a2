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
  const dialog = (id ? document.getElementById(id) : control)?.closest("dialog") as HTMLDialogElement;
  const figures = [...dialog.querySelectorAll("figure")];
  const from = figures.findIndex((figure) => (id ? figure.id === id : !figure.hidden));
  const shown = figures.at((from + Number(step ?? 0)) % figures.length);
  for (const figure of figures) figure.hidden = figure !== shown;
  if (id) dialog.showModal();
}
