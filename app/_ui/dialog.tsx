import type { ComponentProps } from "react";

import { closeDialog } from "./close-dialog";

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

function open(dialog: HTMLDialogElement | null): void {
  // React's Strict Mode calls the ref twice.
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.focus();
}
