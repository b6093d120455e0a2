import type { ComponentProps } from "react";

import { afterFrame } from "../_lib/after-frame";
import "./dialog.css";

interface DialogProps extends Omit<ComponentProps<"dialog">, "ref"> {
  className: string;
  /** Called after any kind of close. The parent then unmounts the dialog. */
  onClose: () => void;
}

/**
 * Renders a modal dialog that opens on mount, before effects run. Escape and `closeDialog` close it. It takes
 * the focus itself and returns it on close: a second Enter does not press a button unread, and Orca with
 * Firefox would keep silent about a focused first child.
 */
export function Dialog({ className, ...attributes }: DialogProps) {
  return (
    <dialog
      {...attributes}
      className={`dialog ${className}`}
      tabIndex={-1}
      ref={open}
      onCancel={closeDialog}
    />
  );
}

/**
 * Hides the dialog around the pressed control at once, and closes it one frame later. Closing ends the
 * inertness of the page (HTML Standard, 6.3.2), so browsers restyle all of it.
 *
 * @param event a press in the dialog, or its `cancel` event
 */
export function closeDialog(event: { currentTarget: Element; preventDefault: () => void }): void {
  const dialog = event.currentTarget.closest("dialog");
  if (!dialog) return;
  event.preventDefault();
  dialog.dataset.closing = "";
  afterFrame(() => {
    delete dialog.dataset.closing;
    dialog.close();
  });
}

function open(dialog: HTMLDialogElement | null): void {
  // React's Strict Mode calls the ref twice.
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.focus();
}
