import type { ComponentProps } from "react";

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
  return <dialog {...attributes} className={`dialog ${className}`} ref={open} />;
}

/** Closes the dialog around what was pressed. */
export function closeDialog({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest("dialog")?.close();
}

function open(dialog: HTMLDialogElement | null): void {
  // React's development mode hands it over twice.
  if (dialog && !dialog.open) dialog.showModal();
}
