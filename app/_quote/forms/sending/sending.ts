import type { FormValues } from "../../../_lib/form-values";
import type { FormTranslator } from "../form/form-messages";
import type { Attempt } from "./attempt";
import type { MailAccount } from "./delivery";

/** Cause of a failure that the visitor can influence; key of its text in `messages`. */
export type Reason = "offline" | "timeout" | "other";

/** State of a submission. */
export type Sending =
  | { step: "idle" }
  /** The same message may have arrived. The visitor decides whether to send it again. */
  | { step: "asking"; attempt: Attempt }
  | { step: "sending" }
  | { step: "sent"; reference: string }
  /**
   * `values` were not sent; `typed` is their message as typed. `attempt` is set if the message may have arrived
   * despite the failure.
   */
  | { step: "failed"; reason: Reason; attempt: Attempt | undefined; values: FormValues; typed: string };

export const idle: Sending = { step: "idle" };

/** A message as it is sent: a copy, which later changes by the visitor do not reach. */
export interface Message {
  /** Values to post. */
  readonly values: FormValues;
  /** The visitor's input, which identifies a repeated message, whatever its language. */
  readonly identity: FormValues;
  /**
   * Called once, after the service has accepted the message. Empties the sent fields and removes the sent lines. Fields
   * and lines that the visitor changed in the meantime stay.
   */
  onSent(form: HTMLFormElement, reference: string): void;
}

/** Settings and functions of the form that the page shows now. */
export interface SubmissionForm {
  account: MailAccount;
  t: FormTranslator;
  /** Returns the form's element. React may replace it while a message is being sent. */
  element: () => HTMLFormElement | null;
  /** Leads the visitor to a line of the list that must be finished first. Returns whether there is one. */
  leadsToLine: () => boolean;
  /** Loads the code and the texts that the message still needs. Never rejects. */
  prepare: () => Promise<unknown>;
  /** Validates the form, shows its faults, and resolves with whether it is valid. */
  check: (form: HTMLFormElement) => Promise<boolean>;
  messageOf: (form: HTMLFormElement) => Message;
  /** Returns whether a program may have filled in the form (`doubt.tsx`). */
  isDoubtful: () => boolean;
  /** Called with a result that no component shows, because the form's island has failed. */
  onUnseen: (result: Sending) => void;
}
