import { useCallback, useRef, useState } from "react";

import type { FormValues } from "../../_browser/draft/form-values";
import { deliver, isAnswer, type MailAccount, type RefusalWords } from "./delivery";
import { answerLimit, TimeoutError, withinLimit } from "./time-limit";

export interface Failure {
  /** What the visitor can do something about; the words of the same name say it. */
  reason: "offline" | "timeout" | "other";
}

export type Sending =
  | { step: "idle" }
  | { step: "sending" }
  | { step: "sent" }
  /** `values` are those that were not sent. */
  | { step: "failed"; failure: Failure; values: FormValues };

interface SendingOptions {
  account: MailAccount;
  refusals: RefusalWords;
  /** Gives what stands in the form and goes with it. */
  valuesOf: (form: HTMLFormElement) => FormValues;
  /** The message has been sent, and the form still holds just that message. */
  onSent: (form: HTMLFormElement) => void;
}

/**
 * Sends a form, one submission at a time, and says how far it is.
 *
 * After the time limit the request goes on, as the library gives no way to end it. That is as well: an ended request may
 * have arrived all the same, and nobody would know. When its answer comes after all and is good, the form is sent,
 * whatever the visitor did in between; only what was typed since then stays.
 */
export function useSending({ account, refusals, valuesOf, onSent }: SendingOptions) {
  const [sending, setSending] = useState<Sending>({ step: "idle" });
  const step = useRef<Sending["step"]>("idle");

  const is = useCallback((...steps: Sending["step"][]) => steps.includes(step.current), []);
  const go = useCallback((next: Sending) => {
    step.current = next.step;
    setSending(next);
  }, []);

  const send = useCallback(
    async (form: HTMLFormElement) => {
      // Not the state: two submissions may come before React renders once.
      if (is("sending", "sent")) return;
      go({ step: "sending" });

      const values = valuesOf(form);
      const succeed = () => {
        if (is("sent")) return;
        go({ step: "sent" });
        if (JSON.stringify(valuesOf(form)) === JSON.stringify(values)) onSent(form);
      };
      const delivery = deliver(form, account, refusals);
      try {
        await withinLimit(delivery, answerLimit);
        succeed();
      } catch (error) {
        report(error);
        if (error instanceof TimeoutError) delivery.then(succeed, report);
        // Another attempt may have succeeded in the meantime.
        if (is("sending")) go({ step: "failed", failure: failureOf(error), values });
      }
    },
    [account, refusals, valuesOf, onSent, is, go],
  );

  /** The visitor has read what came of it. A new attempt, already under way, stays under way. */
  const dismiss = useCallback(() => {
    if (!is("sending")) go({ step: "idle" });
  }, [is, go]);
  return { sending, send, dismiss };
}

function failureOf(error: unknown): Failure {
  if (error instanceof TimeoutError) return { reason: "timeout" };
  return { reason: navigator.onLine ? "other" : "offline" };
}

function report(error: unknown): void {
  console.error(isAnswer(error) ? `${error.status} ${error.text}` : error);
}
