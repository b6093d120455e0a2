import { alertText } from "../outcome/outcome-texts";
import { type FormState, type Sending, untouched } from "./sending";

type AlertTexts = Parameters<typeof alertText>;

/** The state of a form and of its message, to which components subscribe. */
export class Progress {
  private state = untouched;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly form: AlertTexts[1],
    private readonly t: AlertTexts[2],
  ) {}

  readonly now = (): FormState => this.state;

  /** Calls back at every change of the state. @returns a function that unsubscribes */
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

  /** Reports a result that no component shows, because the form's island has failed. */
  readonly tell = (): void => {
    const { sending } = this.state;
    if ((sending.step !== "sent" && sending.step !== "failed") || this.listeners.size) return;
    alert(alertText(sending, this.form, this.t));
    // The reloaded page shows the receipt, or restores the draft of the unsent message.
    location.reload();
  };
}
