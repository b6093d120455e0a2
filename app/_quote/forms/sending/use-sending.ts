import { type RefObject, useCallback, useLayoutEffect, useSyncExternalStore } from "react";

import type { FormValues } from "../../../_lib/form-values";
import { TimeoutError, withinLimit } from "../../../_lib/within-limit";
import {
  type Attempt,
  beginAttempt,
  forgetAttempt,
  keepAttempt,
  lastAttempt,
  mayHaveArrived,
} from "./attempt";
import { deliver, isAnswer, type MailAccount, type RefusalText } from "./delivery";

/** Maximum wait for an answer, in milliseconds. */
export const responseLimit = 15_000;

export interface Failure {
  /** Cause that the visitor can influence; key of its text in `messages`. */
  reason: "offline" | "timeout" | "other";
  /** Set if the message may have arrived despite the failure. */
  attempt?: Attempt;
}

export type Sending =
  | { step: "idle" }
  /** The same message may have arrived. The visitor decides whether to send it again. */
  | { step: "asking"; attempt: Attempt }
  | { step: "sending" }
  | { step: "sent"; reference: string }
  /** `values` were not sent. `typed` is their message as typed. */
  | { step: "failed"; failure: Failure; values: FormValues; typed: string };

/** Name of the field that receives the reference; both forms have this field. */
const message = "message";

interface SendingOptions {
  draft: string;
  /** The current form. React may replace it while a message is being sent. */
  form: RefObject<HTMLFormElement | null>;
  account: MailAccount;
  refusal: RefusalText;
  valuesOf: (form: HTMLFormElement) => FormValues;
  /** Returns the visitor's input, which identifies a repeated message. */
  identityOf: (form: HTMLFormElement) => FormValues;
  /** Appends a reference to a message. */
  signed: (message: string, reference: string) => string;
  /** Called if the form still has the same input when its message has been sent. */
  onSent: (form: HTMLFormElement, reference: string) => void;
}

const idle: Sending = { step: "idle" };

/** Steps of the page's forms, by draft. They outlive a form, so that its replacement continues. */
const steps = new Map<string, Sending>();

/** Options of the mounted forms, by draft. */
const standing = new Map<string, SendingOptions>();

const listeners = new Set<() => void>();

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/**
 * Sends a form, one submission at a time, and returns the current step.
 *
 * After the time limit the request continues, because the library can't abort it. If the request succeeds
 * later, the form counts as sent. Input that the visitor changed in the meantime is kept.
 */
export function useSending(options: SendingOptions) {
  const { account, refusal, draft, valuesOf, identityOf, signed } = options;
  const sending = useSyncExternalStore(
    watch,
    () => steps.get(draft) ?? idle,
    () => idle,
  );
  useLayoutEffect(() => void standing.set(draft, options));
  useLayoutEffect(
    () => () => {
      const gone = standing.get(draft);
      // By then, a replacement form has registered itself.
      queueMicrotask(() => {
        if (standing.get(draft) === gone) steps.delete(draft);
      });
    },
    [draft],
  );

  const is = useCallback(
    (...some: Sending["step"][]) => some.includes((steps.get(draft) ?? idle).step),
    [draft],
  );
  const go = useCallback(
    (next: Sending) => {
      steps.set(draft, next);
      for (const listener of listeners) listener();
    },
    [draft],
  );

  const send = useCallback(
    async (form: HTMLFormElement, isSure = false) => {
      // Two submissions may precede the next render.
      if (is("sending", "sent")) return;
      const values = valuesOf(form);
      const identity = identityOf(form);
      const last = lastAttempt(draft);
      if (!isSure && last && mayHaveArrived(last, identity)) return go({ step: "asking", attempt: last });
      go({ step: "sending" });

      const attempt = beginAttempt(draft, identity);
      const { reference } = attempt;
      let isOnItsWay = false as boolean;
      const succeed = () => {
        forgetAttempt(draft);
        if (is("sent")) return;
        go({ step: "sent", reference });
        const now = standing.get(draft) ?? options;
        const shown = now.form.current ?? form;
        if (JSON.stringify(now.identityOf(shown)) === JSON.stringify(identity)) now.onSent(shown, reference);
      };
      const delivery = deliver(form, account, refusal, (sent) => {
        isOnItsWay = true;
        if (sent.has(message)) sent.set(message, signed(sent.get(message) as string, reference));
      });
      try {
        await withinLimit(delivery, responseLimit);
        succeed();
      } catch (error) {
        report(error);
        if (error instanceof TimeoutError) delivery.then(succeed, report);
        const isUnknown = error instanceof TimeoutError || (isOnItsWay && !isAnswer(error));
        // Another attempt may have succeeded.
        if (!is("sending")) return;
        // If an earlier attempt may have arrived, the message may have arrived.
        const known =
          isUnknown || mayHaveArrived(last, identity) ? attempt : { ...attempt, mayHaveArrived: false };
        keepAttempt(draft, known);
        go({
          step: "failed",
          failure: { reason: reasonOf(error), attempt: known.mayHaveArrived ? known : undefined },
          values: { ...values, [message]: signed(String(values[message] ?? ""), reference) },
          typed: String(identity[message] ?? ""),
        });
      }
    },
    // `options` is used only if no form is mounted any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [draft, account, refusal, valuesOf, identityOf, signed, is, go],
  );

  /** Resets the step after the visitor has read the result, unless a new attempt is being sent. */
  const dismiss = useCallback(() => {
    if (!is("sending")) go(idle);
  }, [is, go]);
  return { sending, send, dismiss };
}

/** Returns the reason of a failure. An answer of the service outweighs `navigator.onLine`. */
function reasonOf(error: unknown): Failure["reason"] {
  if (error instanceof TimeoutError) return "timeout";
  return isAnswer(error) || navigator.onLine ? "other" : "offline";
}

function report(error: unknown): void {
  console.error(isAnswer(error) ? `${error.status} ${error.text}` : error);
}
