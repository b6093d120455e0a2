import type { ReactNode } from "react";

import { closeDialog } from "../../../_lib/close-dialog";
import { Button } from "../../../_ui/button";
import { Dialog } from "../../../_ui/dialog";
import { Icon } from "../../../_ui/icon";
import { checkBox, error } from "../../../_ui/icon-shapes";
import { SignedText } from "../form/form-messages";

interface AlertDialogProps {
  failure?: boolean;
  /** Begins with a sign (`SignedText`). */
  message: string;
  /** Paragraphs below the message. */
  details: readonly string[];
  /** Alternatives, below the text. */
  links?: ReactNode;
  /** Main button, which also closes the dialog. */
  action: { label: string; onPress?: () => void };
  /** Called after the dialog has closed, by Escape or by a button. */
  onClose: () => void;
  /** Label of a button that only closes the dialog; omitted if the main button does the same. */
  close?: string;
}

export function AlertDialog({ failure, message, details, links, action, onClose, close }: AlertDialogProps) {
  return (
    <Dialog
      className={failure ? "alert-dialog is-failure" : "alert-dialog"}
      role="alertdialog"
      aria-labelledby="alert-message"
      aria-describedby="alert-details"
      onClose={onClose}
    >
      <div className="alert-dialog__body">
        <Icon shape={failure ? error : checkBox} />
        <div>
          <h2 id="alert-message">
            <SignedText text={message} />
          </h2>
          <div id="alert-details">
            {details.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {links && <div className="alert-dialog__links cluster">{links}</div>}
        </div>
        <div className="alert-dialog__actions">
          <Button
            tone="strong"
            onClick={(event) => {
              closeDialog(event);
              action.onPress?.();
            }}
          >
            {action.label}
          </Button>
          {close && (
            <button type="button" className="text-link" onClick={closeDialog}>
              {close}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
