import { type ReactNode, useLayoutEffect, useRef } from "react";

import { Button } from "../../../_ui/button";
import { closeDialog, Dialog } from "../../../_ui/dialog";
import { Icon } from "../../../_ui/icon";
import { checkBox, error } from "../../../_ui/icon-shapes";
import { SignedText } from "../words/signed-text";
import "./alert-dialog.css";

interface AlertDialogProps {
  failure?: boolean;
  /** With its sign in front. */
  message: string;
  /** What else there is to say, as paragraphs. */
  children?: ReactNode;
  /** Further ways on, below the text. */
  links?: ReactNode;
  /** The main way on. It closes the dialog. */
  action: { label: string; onPress?: () => void };
  /** After the dialog has been closed, by Escape or by a button. */
  onClose: () => void;
  /** Words of the button that only closes it; none where the main way on does just that. */
  close?: string;
}

/**
 * A message that waits for an answer, in a modal dialog.
 *
 * Focus goes to the message, not to a button: a visitor who presses Enter twice to send must not answer
 * unread.
 */
export function AlertDialog({ failure, message, children, links, action, onClose, close }: AlertDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // At once, not a moment later: a screen reader would begin with the first button.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Dialog
      className={failure ? "alert-dialog is-failure" : "alert-dialog"}
      role="alertdialog"
      aria-labelledby="alert-message"
      aria-describedby={children ? "alert-details" : undefined}
      onClose={onClose}
    >
      <div className="alert-dialog__body">
        <Icon shape={failure ? error : checkBox} />
        <div>
          <h2 id="alert-message" tabIndex={-1} ref={heading}>
            <SignedText text={message} />
          </h2>
          {children && <div id="alert-details">{children}</div>}
          {links && <div className="alert-dialog__links cluster">{links}</div>}
        </div>
        <div className="alert-dialog__actions cluster">
          {close && <Button onClick={closeDialog}>{close}</Button>}
          <Button
            tone="strong"
            onClick={(event) => {
              closeDialog(event);
              action.onPress?.();
            }}
          >
            {action.label}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
