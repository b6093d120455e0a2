/**
 * Hides a dialog at once, and closes it one frame later. Closing ends the inertness of the
 * page (HTML Standard, 6.3.2), so browsers restyle all of it.
 *
 * @param event a press in the dialog, Escape, or its `cancel` event
 * @param inside an element in the dialog
 */
export function closeDialog(
  event: Pick<Event, "target" | "preventDefault">,
  inside = event.target as Element,
): void {
  const dialog = inside.closest("dialog") as HTMLDialogElement;
  event.preventDefault();
  dialog.dataset.closing = "";
  afterPress(() => {
    delete dialog.dataset.closing;
    dialog.close();
  });
}

/** Short copy of `after-frame.ts`. A page that is being pressed is visible, so no timeout is needed. */
export function afterPress(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
