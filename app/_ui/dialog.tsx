import type { ComponentProps } from "react";

import { afterFrame } from "../_lib/after-frame";
import "./dialog.css";

interface DialogProps extends Omit<ComponentProps<"dialog">, "ref"> {
  /** The block of what stands in it. */
  className: string;
  /** After it has been closed, in whatever way. Who renders the dialog takes it away then. */
  onClose: () => void;
}

/**
 * A modal dialog. Opens as it is rendered, before any effect runs; Escape closes it, and so does `closeDialog`. The focus
 * goes to its first control unless an effect moves it on, and back to where it was.
 */
export function Dialog({ className, ...attributes }: DialogProps) {
  return <dialog {...attributes} className={`dialog ${className}`} ref={open} onCancel={closeDialog} />;
}

/**
 * Takes the dialog around the pressed control out of sight at once, and closes it after the frame that shows that: the page behind
 * a modal dialog stops being inert as it closes (HTML Standard, 6.3.2), and browsers then style all of it anew.
 *
 * @param event a press in the dialog, or its own `cancel`
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
  // React's development mode hands it over twice.
  if (dialog && !dialog.open) dialog.showModal();
}
