import { translator } from "../../../_i18n/translator";
import { afterFrame } from "../../../_lib/after-frame";
import { clearSent } from "../../../_lib/draft";
import type { FormValues } from "../../../_lib/form-values";
import { messageField } from "../../line/message";
import { leadToLine } from "../../list/focus";
import { listNow } from "../../list/lines-to-send";
import { changeQuote } from "../../list/quote-store";
import type { RequestFormSpec } from "../form/request-form-spec";
import { keepSent } from "../outcome/sent-message";
import { type Attempt, attemptFor, forgetAttempt, isDoubtful, keepAttempt, trapId } from "./attempt";
import { Checks } from "./checks";
import { type FormMessage, messageIn } from "./form-message";
import { failureOf, post, type Reason } from "./post";
import { Progress } from "./progress";
import { idle } from "./sending";

const submissions = new Map<string, Submission>();

/** Returns the submission of a form. It outlives the form's components: their replacement continues. */
export function submissionOf(spec: RequestFormSpec): Submission {
  const submission = submissions.get(spec.draft) ?? new Submission(spec);
  // A build renders the form in all languages.
  if (typeof document === "object") submissions.set(spec.draft, submission);
  return submission;
}

/** Waits for, checks and sends the messages of a form, one at a time. Components subscribe to its state. */
export class Submission {
  readonly t;
  readonly progress;
  private readonly checks;
  /** Whether a press is being answered: it waits for the message's parts, or the form is being checked. */
  private isAnswering = false;
  /** Time of the first input; 0 without one. */
  private begun = 0;
  /** Reference of the last message that was sent. */
  private reference = "";
  constructor(private readonly spec: RequestFormSpec) {
    this.t = translator(spec.messages);
    this.progress = new Progress(spec.form, this.t);
    this.checks = new Checks(spec, this.t, (faults) => this.progress.enter({ faults }));
  }

  /** Takes note of an input, for the corrections of a form with faults. */
  readonly input = (target: HTMLInputElement, time: number): void => {
    this.begun ||= time;
    this.checks.correct(target);
  };

  /** Resets the state after the visitor has read the result, unless a message is being sent. */
  readonly dismiss = (): void => {
    if (this.progress.now().sending.step !== "sending") this.progress.step(idle);
  };

  /**
   * Answers a press on the button: checks the form and sends its message.
   *
   * @param isSure whether to send a message again that may have arrived
   */
  readonly request = async (isSure = false): Promise<void> => {
    if (this.isAnswering || leadToLine(listNow(this.spec.quote, undefined).refused)) return;
    this.isAnswering = true;
    try {
      await this.checks.prepare();
      // The pressed state of the button is painted first.
      await new Promise<void>((painted) => afterFrame(painted));
      const element = this.element();
      const isValid =
        element && (await this.checks.isValid(element).catch((error) => this.fail(error, element)));
      if (isValid) await this.send(element, isSure);
    } finally {
      this.isAnswering = false;
    }
  };

  /** The form's element: React may replace it while a message is being sent. */
  private readonly element = () => document.querySelector<HTMLFormElement>(`form[name="${this.spec.draft}"]`);

  private attempt(element: HTMLFormElement, { identity }: FormMessage): Attempt {
    const trap = element.querySelector<HTMLInputElement>(`#${trapId}`)?.value;
    return attemptFor(this.spec.draft, identity, isDoubtful(this.begun, performance.now(), trap));
  }

  /** Sends the form. If it arrives after the time limit, it counts as sent. */
  private async send(element: HTMLFormElement, isSure: boolean): Promise<void> {
    const { draft, account } = this.spec;
    const { step } = this.progress.now().sending;
    // Two submissions may precede the next render.
    if (step === "sending" || step === "sent") return;
    const message = messageIn(element, this.spec, this.checks.list());
    const last = this.attempt(element, message);
    if (!isSure && last.mayHaveArrived) return this.progress.step({ step: "asking", attempt: last });
    // From now on the message may have arrived, also if the page is left before the answer.
    const attempt = keepAttempt(draft, { ...last, at: Date.now(), mayHaveArrived: true });
    const { reference } = attempt;
    this.reference = reference;
    const signed = `${message.values[messageField] ?? ""}\n\n${this.t("messages.reference", { reference })}`;
    const values = { ...message.values, [messageField]: signed };
    this.progress.step({ step: "sending" });
    // The loader dispatches this event at an island that has failed.
    addEventListener("islandend", this.progress.tell);

    const failure = await post(element, account, this.t, values, () =>
      this.succeed(element, message, reference),
    );
    // Another attempt may have succeeded.
    if (!failure || this.progress.now().sending.step !== "sending") return;
    // If an earlier attempt may have arrived, the message may have arrived.
    const mayHaveArrived = failure.mayHaveArrived || last.mayHaveArrived;
    this.failed(failure.reason, message, keepAttempt(draft, { ...attempt, mayHaveArrived }), values);
  }

  /** Shows that the form can't be checked, and so was not sent: the code of the checks failed to load. */
  private fail(error: unknown, element: HTMLFormElement): false {
    const { reason } = failureOf(error);
    const message = messageIn(element, this.spec, this.checks.list());
    this.failed(reason, message, this.attempt(element, message), message.values);
    return false;
  }

  private failed(reason: Reason, { identity }: FormMessage, attempt: Attempt, values: FormValues): void {
    this.progress.step({
      step: "failed",
      reason,
      attempt: attempt.mayHaveArrived ? attempt : undefined,
      values,
      typed: String(identity[messageField] ?? ""),
    });
  }

  private succeed(
    element: HTMLFormElement,
    { input, forgotten, receipt }: FormMessage,
    reference: string,
  ): void {
    // After a change, a later message may be on its way. Its own answer is shown.
    if (this.progress.now().sending.step === "sent" || reference !== this.reference) return;
    const message = { ...receipt, reference, at: Date.now() };
    forgetAttempt(this.spec.draft);
    // Immediately: the visitor may leave the page before closing the alert.
    keepSent(message);
    changeQuote((today) => ({ quote: forgotten(today) }));
    clearSent(this.element() ?? element, input);
    this.checks.end();
    this.progress.enter({ sending: { step: "sent", message }, faults: {} });
  }
}
