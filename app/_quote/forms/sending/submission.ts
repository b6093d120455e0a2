import type { FormValues } from "../../../_lib/form-values";
import { TimeoutError, withinLimit } from "../../../_lib/within-limit";
import type { FormTranslator } from "../form/form-messages";
import { messageField } from "../../line/message";
import { type Attempt, attemptFor, forgetAttempt, keepAttempt } from "./attempt";
import { deliver, isAnswer, type MailAccount } from "./delivery";

/** Maximum wait for an answer, in milliseconds. */
export const responseLimit = 15_000;

/** Cause of a failure that the visitor can influence; key of its text in `messages`. */
type Reason = "offline" | "timeout" | "other";

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

/** Settings and functions of the form that the page shows now. */
export interface SubmissionForm {
  account: MailAccount;
  t: FormTranslator;
  /** Returns the form's element. React may replace it while a message is being sent. */
  element: () => HTMLFormElement | null;
  valuesOf: (form: HTMLFormElement) => FormValues;
  /** Returns the visitor's input, which identifies a repeated message. */
  identityOf: (form: HTMLFormElement) => FormValues;
  /** Returns whether a program may have filled in the form (`doubt.tsx`). */
  isDoubtful: () => boolean;
  /** Called if the form still has the same input when its message has been sent. */
  onSent: (form: HTMLFormElement, reference: string) => void;
  /** Called with a result that no component shows, because the form's island has failed. */
  onUnseen: (result: Sending) => void;
}

/** Sends the messages of a draft, one at a time. Outlives the form's components: their replacement continues. */
export class Submission {
  private state = idle;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly draft: string,
    private form: SubmissionForm,
  ) {}

  readonly now = (): Sending => this.state;

  /** Calls back at every change of the state. @returns a function that unsubscribes */
  readonly watch = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => void this.listeners.delete(onChange);
  };

  readonly show = (form: SubmissionForm): void => void (this.form = form);

  /** Resets the state after the visitor has read the result, unless a message is being sent. */
  readonly dismiss = (): void => {
    if (this.state.step !== "sending") this.enter(idle);
  };

  /**
   * Sends the form. After the time limit the request continues, because the library can't abort it. If it
   * succeeds later, the form counts as sent. Input that the visitor has changed meanwhile is kept.
   *
   * @param isSure whether to send a message again that may have arrived
   */
  readonly send = async (isSure = false): Promise<void> => {
    const { account, t, element, valuesOf, identityOf, isDoubtful } = this.form;
    const form = element();
    // Two submissions may precede the next render.
    if (!form || this.state.step === "sending" || this.state.step === "sent") return;
    const [values, identity] = [valuesOf(form), identityOf(form)];
    const last = attemptFor(this.draft, identity, isDoubtful());
    if (!isSure && last.mayHaveArrived) return this.enter({ step: "asking", attempt: last });
    // From now on the message may have arrived, also if the page is left before the answer.
    const attempt = keepAttempt(this.draft, { ...last, at: Date.now(), mayHaveArrived: true });
    const { reference } = attempt;
    values[messageField] = `${values[messageField] ?? ""}\n\n${t("messages.reference", { reference })}`;
    this.enter({ step: "sending" });
    // The loader dispatches this event at an island that has failed.
    addEventListener("islandend", this.tell);

    let isOnItsWay = false as boolean;
    const delivery = deliver(form, account, t, (sent) => {
      isOnItsWay = true;
      // As they were checked. Adds no fields, and leaves checkboxes to the browser.
      for (const [name, value] of Object.entries(values))
        if (typeof value === "string" && sent.has(name)) sent.set(name, value);
    });
    const succeed = () => this.succeed(form, identity, reference);
    await withinLimit(delivery, responseLimit).then(succeed, (error: unknown) => {
      report(error);
      if (error instanceof TimeoutError) delivery.then(succeed, report);
      // Another attempt may have succeeded.
      if (this.state.step !== "sending") return;
      const isUnknown = error instanceof TimeoutError || (isOnItsWay && !isAnswer(error));
      // If an earlier attempt may have arrived, the message may have arrived.
      const mayHaveArrived = isUnknown || last.mayHaveArrived;
      keepAttempt(this.draft, { ...attempt, mayHaveArrived });
      const typed = String(identity[messageField] ?? "");
      const reason = reasonOf(error);
      this.enter({ step: "failed", reason, attempt: mayHaveArrived ? attempt : undefined, values, typed });
    });
  };

  private succeed(form: HTMLFormElement, identity: FormValues, reference: string): void {
    forgetAttempt(this.draft);
    if (this.state.step === "sent") return;
    const { element, identityOf, onSent } = this.form;
    const shown = element() ?? form;
    if (JSON.stringify(identityOf(shown)) === JSON.stringify(identity)) onSent(shown, reference);
    this.enter({ step: "sent", reference });
  }

  private enter(state: Sending): void {
    this.state = state;
    for (const listener of this.listeners) listener();
    this.tell();
  }

  private readonly tell = (): void => {
    const isResult = this.state.step === "sent" || this.state.step === "failed";
    if (isResult && !this.listeners.size) this.form.onUnseen(this.state);
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
