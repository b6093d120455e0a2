import type { FormValues } from "../../../_lib/form-values";
import { TimeoutError, withinLimit } from "../../../_lib/late";
import type { FormTranslator } from "../form/form-messages";
import { deliver, isAnswer, type MailAccount } from "./delivery";

/** In milliseconds. */
export const responseLimit = 15_000;

/** Key of its text in `messages`. */
export type Reason = "offline" | "timeout" | "other";

/** Why a form does not count as sent, and whether it may have arrived nevertheless. */
interface Failure {
  readonly reason: Reason;
  readonly mayHaveArrived: boolean;
}

/**
 * Posts a form with its checked values. The library can't abort a request after the time limit.
 *
 * @param onArrived called when the service has accepted the form, also after the time limit
 */
export async function post(
  element: HTMLFormElement,
  account: MailAccount,
  t: FormTranslator,
  values: FormValues,
  onArrived: () => void,
): Promise<Failure | undefined> {
  let isOnItsWay = false as boolean;
  const delivery = deliver(element, account, t, (sent) => {
    isOnItsWay = true;
    // Adds no fields, and leaves checkboxes to the browser.
    for (const [name, value] of Object.entries(values))
      if (typeof value === "string" && sent.has(name)) sent.set(name, value);
  });
  return withinLimit(delivery, responseLimit).then(
    () => void onArrived(),
    (error: unknown) => {
      const failure = failureOf(error);
      if (error instanceof TimeoutError) delivery.then(onArrived, report);
      return { ...failure, mayHaveArrived: failure.mayHaveArrived || (isOnItsWay && !isAnswer(error)) };
    },
  );
}

/** An answer of the service outweighs `navigator.onLine`. */
export function failureOf(error: unknown): Failure {
  report(error);
  const isLate = error instanceof TimeoutError;
  const reason = isAnswer(error) || navigator.onLine ? "other" : "offline";
  return { reason: isLate ? "timeout" : reason, mayHaveArrived: isLate };
}

function report(error: unknown): void {
  console.error(isAnswer(error) ? `${error.status} ${error.text}` : error);
}
