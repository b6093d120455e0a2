import { afterFrame } from "../../../_lib/after-frame";
import { TimeoutError, withinLimit } from "../../../_lib/within-limit";
import { messageField } from "../../line/message";
import { attemptFor, forgetAttempt, keepAttempt } from "./attempt";
import { deliver, isAnswer } from "./delivery";
import { idle, type Message, type Reason, type Sending, type SubmissionForm } from "./sending";

/** Maximum wait for an answer, in milliseconds. */
export const responseLimit = 15_000;

const submissions = new Map<string, Submission>();

/** Returns the submission of a draft. It outlives the form's components: their replacement continues. */
export function submissionOf(draft: string): Submission {
  const submission = submissions.get(draft) ?? new Submission(draft);
  submissions.set(draft, submission);
  return submission;
}

/** Waits for, checks and sends the messages of a draft, one at a time. */
export class Submission {
  private state = idle;
  private form?: SubmissionForm;
  /** Whether a press is being answered: it waits for the message's parts, or the form is being checked. */
  private isAnswering = false;
  /** Reference of the last message that was sent. */
  private reference = "";
  private readonly listeners = new Set<() => void>();

  constructor(readonly draft: string) {}

  readonly now = (): Sending => this.state;

  /** Calls back at every change of the state. @returns a function that unsubscribes */
  readonly watch = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => void this.listeners.delete(onChange);
  };

  /** Takes the functions of the form that was rendered last. */
  readonly show = (form: SubmissionForm): void => void (this.form = form);

  /** Resets the state after the visitor has read the result, unless a message is being sent. */
  readonly dismiss = (): void => {
    if (this.state.step !== "sending") this.enter(idle);
  };

  /**
   * Answers a press on the button: checks the form and sends its message.
   *
   * @param isSure whether to send a message again that may have arrived
   */
  readonly request = async (isSure = false): Promise<void> => {
    if (this.isAnswering || this.form?.leadsToLine()) return;
    this.isAnswering = true;
    try {
      await this.form?.prepare();
      // The pressed state of the button is painted first.
      await new Promise<void>((painted) => afterFrame(painted));
      const element = this.form?.element();
      // Texts that arrived meanwhile have changed the message, and the form that was shown.
      if (element && (await this.form?.check(element))) await this.send(element, isSure);
    } finally {
      this.isAnswering = false;
    }
  };

  /**
   * Sends the form. After the time limit the request continues, because the library can't abort it. If it
   * succeeds later, the form counts as sent.
   */
  private async send(element: HTMLFormElement, isSure: boolean): Promise<void> {
    const { form, draft } = this;
    // Two submissions may precede the next render.
    if (!form || this.state.step === "sending" || this.state.step === "sent") return;
    const message = form.messageOf(element);
    const last = attemptFor(draft, message.identity, form.isDoubtful());
    if (!isSure && last.mayHaveArrived) return this.enter({ step: "asking", attempt: last });
    // From now on the message may have arrived, also if the page is left before the answer.
    const attempt = keepAttempt(draft, { ...last, at: Date.now(), mayHaveArrived: true });
    const { reference } = attempt;
    this.reference = reference;
    const signed = `${message.values[messageField] ?? ""}\n\n${form.t("messages.reference", { reference })}`;
    const values = { ...message.values, [messageField]: signed };
    this.enter({ step: "sending" });
    // The loader dispatches this event at an island that has failed.
    addEventListener("islandend", this.tell);

    let isOnItsWay = false as boolean;
    const delivery = deliver(element, form.account, form.t, (sent) => {
      isOnItsWay = true;
      // As they were checked. Adds no fields, and leaves checkboxes to the browser.
      for (const [name, value] of Object.entries(values))
        if (typeof value === "string" && sent.has(name)) sent.set(name, value);
    });
    const succeed = () => this.succeed(element, message, reference);
    await withinLimit(delivery, responseLimit).then(succeed, (error: unknown) => {
      report(error);
      if (error instanceof TimeoutError) delivery.then(succeed, report);
      // Another attempt may have succeeded.
      if (this.state.step !== "sending") return;
      const isUnknown = error instanceof TimeoutError || (isOnItsWay && !isAnswer(error));
      // If an earlier attempt may have arrived, the message may have arrived.
      const mayHaveArrived = isUnknown || last.mayHaveArrived;
      keepAttempt(draft, { ...attempt, mayHaveArrived });
      const typed = String(message.identity[messageField] ?? "");
      const reason = reasonOf(error);
      this.enter({ step: "failed", reason, attempt: mayHaveArrived ? attempt : undefined, values, typed });
    });
  }

  private succeed(element: HTMLFormElement, message: Message, reference: string): void {
    // After a change, a later message may be on its way. Its own answer is shown.
    if (this.state.step === "sent" || reference !== this.reference) return;
    forgetAttempt(this.draft);
    message.onSent(this.form?.element() ?? element, reference);
    this.enter({ step: "sent", reference });
  }

  private enter(state: Sending): void {
    this.state = state;
    for (const listener of this.listeners) listener();
    this.tell();
  }

  private readonly tell = (): void => {
    const isResult = this.state.step === "sent" || this.state.step === "failed";
    if (isResult && !this.listeners.size) this.form?.onUnseen(this.state);
  };
}

function report(error: unknown): void {
  console.error(isAnswer(error) ? `${error.status} ${error.text}` : error);
}

/** Returns the reason of a failure. An answer of the service outweighs `navigator.onLine`. */
function reasonOf(error: unknown): Reason {
  if (error instanceof TimeoutError) return "timeout";
  return isAnswer(error) || navigator.onLine ? "other" : "offline";
}
