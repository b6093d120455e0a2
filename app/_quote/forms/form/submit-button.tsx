import type { ReactNode, Ref } from "react";

import { Button } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { send } from "../../../_ui/icon-shapes";
import "./submit-button.css";

interface SubmitButtonProps {
  busy: boolean;
  submit: string;
  sending: string;
  ref: Ref<HTMLButtonElement>;
  /** What stands beside it: another way. */
  children?: ReactNode;
}

/** Sends the form. While it is busy it says so and keeps the focus: it is never disabled. */
export function SubmitButton({ busy, submit, sending, ref, children }: SubmitButtonProps) {
  return (
    <div className="submit-button">
      <Button tone="accent" size="large" type="submit" ref={ref} aria-busy={busy || undefined}>
        {busy && <span className="submit-button__spinner" aria-hidden="true" />}
        <span>{busy ? sending : submit}</span>
        {!busy && <Icon shape={send} />}
      </Button>
      {children}
      <p className="visually-hidden" role="status">
        {busy && sending}
      </p>
    </div>
  );
}
