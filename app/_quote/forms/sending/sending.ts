import type { FormValues } from "../../../_lib/form-values";
import type { Faults } from "../form/form-check";
import type { SentMessage } from "../outcome/sent-message";
import type { Attempt } from "./attempt";
import type { Reason } from "./post";

/** Step of a submission. */
export type Sending =
  | { readonly step: "idle" }
  /** The same message may have arrived. The visitor decides whether to send it again. */
  | { readonly step: "asking"; readonly attempt: Attempt }
  | { readonly step: "sending" }
  | { readonly step: "sent"; readonly message: SentMessage }
  | {
      readonly step: "failed";
      readonly reason: Reason;
      /** Set if the message may have arrived despite the failure. */
      readonly attempt: Attempt | undefined;
      /** Values that were not sent. */
      readonly values: FormValues;
      /** Their message as typed. */
      readonly typed: string;
    };

/** State of a form. */
export interface FormState {
  readonly sending: Sending;
  readonly faults: Faults;
}

export const idle: Sending = { step: "idle" };

export const untouched: FormState = { sending: idle, faults: {} };
