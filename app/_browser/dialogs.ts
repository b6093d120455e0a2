/**
 * Answers a press by a dialog of the page: a link that names one (`data-dialog`) opens it, and a press beside what it holds
 * closes it again, for browsers that do not know `closedby` (HTML Standard, 4.11.4).
 *
 * @param event a plain click
 */
export function answerByDialog(event: Event): void {
  const target = event.target as HTMLElement;
  const link = target.closest<HTMLElement>("[data-dialog]");
  if (link) {
    event.preventDefault();
    (document.getElementById(link.dataset.dialog as string) as HTMLDialogElement).showModal();
  } else if (target.matches("dialog[closedby]")) (target as HTMLDialogElement).close();
}
