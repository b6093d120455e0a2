import { alertText } from "../outcome/outcome-texts";
import type { FormValues } from "../../../_lib/form-values";
import type { Faults } from "../form/form-check";
import type { SentMessage } from "../outcome/sent-message";
import type { Attempt } from "./attempt";
import type { Reason } from "./post";

type AlertTexts = Parameters<typeof alertText>;

/** The state of a form and of its message. */
export class Progress {
  private state = untouched;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly form: AlertTexts[1],
    private readonly t: AlertTexts[2],
  ) {}

  readonly now = (): FormState => this.state;

  /** Returns a function that unsubscribes. */
  readonly watch = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => void this.listeners.delete(onChange);
  };

  enter(change: Partial<FormState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
    this.tell();
  }

  step(sending: Sending): void {
    this.enter({ sending });
  }

  /** Tells a result that no component shows, because the form's island has failed. */
  readonly tell = (): void => {
    const { sending } = this.state;
    if ((sending.step !== "sent" && sending.step !== "failed") || this.listeners.size) return;
    alert(alertText(sending, this.form, this.t));
    // The reloaded page shows the receipt, or restores the draft.
    location.reload();
  };
}

export type Sending =
  | { readonly step: "idle" }
  /** The same message may have arrived. */
  | { readonly step: "asking"; readonly attempt: Attempt }
  | { readonly step: "sending" }
  | { readonly step: "sent"; readonly message: SentMessage }
  | {
      readonly step: "failed";
      readonly reason: Reason;
      /** Set if the message may have arrived nevertheless. */
      readonly attempt: Attempt | undefined;
      readonly values: FormValues;
      /** The message without the list. */
      readonly typed: string;
    };

interface FormState {
  readonly sending: Sending;
  readonly faults: Faults;
}

export const idle: Sending = { step: "idle" };

export const untouched: FormState = { sending: idle, faults: {} };
