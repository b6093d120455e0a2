import { type RefObject, useCallback, useLayoutEffect, useSyncExternalStore } from "react";

import type { FormValues } from "../../../_lib/form-values";
import {
  type Attempt,
  beginAttempt,
  forgetAttempt,
  keepAttempt,
  lastAttempt,
  mayHaveArrived,
} from "./attempt";
import { deliver, isAnswer, type MailAccount, type RefusalText } from "./delivery";

/** How long a visitor waits for an answer; milliseconds. */
export const responseLimit = 15_000;

/** No answer within the limit. */
class TimeoutError extends Error {}

/**
 * Waits for a promise, but not for ever. The promise itself goes on: who gave it can still listen to it.
 *
 * @param limit milliseconds
 * @throws TimeoutError when the limit is over, else whatever the promise rejects with
 */
function withinLimit<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${limit} ms`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export interface Failure {
  /** What the visitor can do something about; the words of the same name say it. */
  reason: "offline" | "timeout" | "other";
  /** Set where the message may have arrived all the same. */
  attempt?: Attempt;
}

export type Sending =
  | { step: "idle" }
  /** The same words may have arrived: whether they are to go again. */
  | { step: "asking"; attempt: Attempt }
  | { step: "sending" }
  /** The reference in the message. */
  | { step: "sent"; reference: string }
  /** `values` are those that were not sent. */
  | { step: "failed"; failure: Failure; values: FormValues };

/** Name of the field that the reference is written into; both forms have it. */
const message = "message";

interface SendingOptions {
  /** Name of the form's draft. */
  draft: string;
  /** The form that stands in the page: React may draw another one while a message is on its way. */
  form: RefObject<HTMLFormElement | null>;
  account: MailAccount;
  refusal: RefusalText;
  /** Gives what stands in the form and goes with it. */
  valuesOf: (form: HTMLFormElement) => FormValues;
  /** Gives what the visitor gave, by which the same message is recognised. */
  identityOf: (form: HTMLFormElement) => FormValues;
  /** Writes a reference under a message. */
  signed: (message: string, reference: string) => string;
  /** The message has been sent, and the form still holds just that message. */
  onSent: (form: HTMLFormElement, reference: string) => void;
}

const idle: Sending = { step: "idle" };

/** How far the forms of the page are, by their drafts: a form that is drawn anew goes on from there. */
const steps = new Map<string, Sending>();

/** The options of the forms that stand in the page, likewise. */
const standing = new Map<string, SendingOptions>();

const listeners = new Set<() => void>();

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/**
 * Sends a form, one submission at a time, and says how far it is.
 *
 * After the time limit the request goes on, as the library gives no way to end it. That is as well: an ended request may
 * have arrived all the same, unknown to the visitor. When its answer comes after all and is good, the form is
 * sent, whatever the visitor did in between; only what was typed since then stays.
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
      // A form that is drawn anew stands there by then.
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
      // Two submissions may come before React renders once.
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
        // Another attempt may have succeeded in the meantime.
        if (!is("sending")) return;
        // What may have arrived before still may.
        const known =
          isUnknown || mayHaveArrived(last, identity) ? attempt : { ...attempt, mayHaveArrived: false };
        keepAttempt(draft, known);
        go({
          step: "failed",
          failure: { reason: reasonOf(error), attempt: known.mayHaveArrived ? known : undefined },
          values: { ...values, [message]: signed(String(values[message] ?? ""), reference) },
        });
      }
    },
    // The options are needed only where no form stands in the page any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [draft, account, refusal, valuesOf, identityOf, signed, is, go],
  );

  /** The visitor has read what came of it. A new attempt, already under way, stays under way. */
  const dismiss = useCallback(() => {
    if (!is("sending")) go(idle);
  }, [is, go]);
  return { sending, send, dismiss };
}

/** Returns the reason of a failure: an answer of the service counts before what the browser believes of the network. */
function reasonOf(error: unknown): Failure["reason"] {
  if (error instanceof TimeoutError) return "timeout";
  return isAnswer(error) || navigator.onLine ? "other" : "offline";
}

function report(error: unknown): void {
  console.error(isAnswer(error) ? `${error.status} ${error.text}` : error);
}
