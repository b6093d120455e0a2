import type { FormValues } from "../../../_lib/form-values";
import { TimeoutError } from "../../../_lib/within-limit";
import type { Attempt } from "./attempt";
import { isAnswer } from "./delivery";

/** Maximum wait for an answer, in milliseconds. */
export const responseLimit = 15_000;

export interface Failure {
  /** Cause that the visitor can influence; key of its text in `messages`. */
  reason: "offline" | "timeout" | "other";
  /** Set if the message may have arrived despite the failure. */
  attempt?: Attempt;
}

/** State of a submission. */
export type Sending =
  | { step: "idle" }
  /** The same message may have arrived. The visitor decides whether to send it again. */
  | { step: "asking"; attempt: Attempt }
  | { step: "sending" }
  | { step: "sent"; reference: string }
  /** `values` were not sent. `typed` is their message as typed. */
  | { step: "failed"; failure: Failure; values: FormValues; typed: string };

export const idle: Sending = { step: "idle" };

/** Returns the reason of a failure. An answer of the service outweighs `navigator.onLine`. */
export function reasonOf(error: unknown): Failure["reason"] {
  if (error instanceof TimeoutError) return "timeout";
  return isAnswer(error) || navigator.onLine ? "other" : "offline";
}
