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
import { Checks, type FormMessage, messageIn } from "./checks";
import { failureOf, post, type Reason } from "./post";
import { idle, Progress } from "./progress";

const submissions = new Map<string, Submission>();

/** Returns the submission of a form, which outlives the form's components. */
export function submissionOf(spec: RequestFormSpec): Submission {
  const submission = submissions.get(spec.draft) ?? new Submission(spec);
  if (typeof document === "object") submissions.set(spec.draft, submission);
  return submission;
}

/** Checks and sends the messages of a form, one at a time. */
export class Submission {
  readonly t;
  readonly progress;
  private readonly checks;
  /** Whether a press is being answered. */
  private isAnswering = false;
  /** Time of the first input; 0 without one. */
  private begun = 0;
  /** Of the last message. */
  private reference = "";
  constructor(private readonly spec: RequestFormSpec) {
    this.t = translator(spec.messages);
    this.progress = new Progress(spec.form, this.t);
    this.checks = new Checks(spec, this.t, (faults) => this.progress.enter({ faults }));
  }

  readonly input = (target: HTMLInputElement, time: number): void => {
    this.begun ||= time;
    this.checks.correct(target);
  };

  /** Resets the state after the visitor has read the result. */
  readonly dismiss = (): void => {
    if (this.progress.now().sending.step !== "sending") this.progress.step(idle);
  };

  /** @param isSure whether to send a message again that may have arrived */
  readonly request = async (isSure = false): Promise<void> => {
    if (this.isAnswering || leadToLine(listNow(this.spec.quote, undefined).refused)) return;
    this.isAnswering = true;
    try {
      await this.checks.prepare();
      // The pressed button is painted first.
      await new Promise<void>((painted) => afterFrame(painted));
      const element = this.element();
      const isValid =
        element && (await this.checks.isValid(element).catch((error) => this.fail(error, element)));
      if (isValid) await this.send(element, isSure);
    } finally {
      this.isAnswering = false;
    }
  };

  /** React may replace the form while a message is being sent. */
  private readonly element = () => document.querySelector<HTMLFormElement>(`form[name="${this.spec.draft}"]`);

  private attempt(element: HTMLFormElement, { identity }: FormMessage): Attempt {
    const trap = element.querySelector<HTMLInputElement>(`#${trapId}`)?.value;
    return attemptFor(this.spec.draft, identity, isDoubtful(this.begun, performance.now(), trap));
  }

  /** A message that arrives after the time limit counts as sent. */
  private async send(element: HTMLFormElement, isSure: boolean): Promise<void> {
    const { draft, account } = this.spec;
    const { step } = this.progress.now().sending;
    // Two submissions may precede the next render.
    if (step === "sending" || step === "sent") return;
    const message = messageIn(element, this.spec, this.checks.list());
    const last = this.attempt(element, message);
    if (!isSure && last.mayHaveArrived) return this.progress.step({ step: "asking", attempt: last });
    // The page may be left before the answer.
    const attempt = keepAttempt(draft, { ...last, at: Date.now(), mayHaveArrived: true });
    const { reference } = attempt;
    this.reference = reference;
    const signed = `${message.values[messageField] ?? ""}\n\n${this.t("messages.reference", { reference })}`;
    const values = { ...message.values, [messageField]: signed };
    this.progress.step({ step: "sending" });
    // Of the loader, at an island that has failed.
    addEventListener("islandend", this.progress.tell);

    const failure = await post(element, account, this.t, values, () =>
      this.succeed(element, message, reference),
    );
    // Another attempt may have succeeded.
    if (!failure || this.progress.now().sending.step !== "sending") return;
    // An earlier attempt counts, too.
    const mayHaveArrived = failure.mayHaveArrived || last.mayHaveArrived;
    this.failed(failure.reason, message, keepAttempt(draft, { ...attempt, mayHaveArrived }), values);
  }

  /** The code of the checks did not come. */
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
    // After a change, a later message may be on its way, whose own answer is shown.
    if (this.progress.now().sending.step === "sent" || reference !== this.reference) return;
    const message = { ...receipt, reference, at: Date.now() };
    forgetAttempt(this.spec.draft);
    // The visitor may leave the page before closing the alert.
    keepSent(message);
    changeQuote((today) => ({ quote: forgotten(today) }));
    clearSent(this.element() ?? element, input);
    this.checks.end();
    this.progress.enter({ sending: { step: "sent", message }, faults: {} });
  }
}
