import { changedValues, type FormValues, formValues } from "../../../_lib/form-values";
import { encode } from "../../line/code";
import { messageOf, typedValues } from "../../line/message";
import type { listNow } from "../../list/lines-to-send";
import { sentValues } from "../fields/check";
import { formTables } from "../fields/tables";
import type { RequestFormSpec } from "../form/request-form-spec";
import { receiptOf } from "../outcome/sent-message";

export type FormMessage = ReturnType<typeof messageIn>;

/** Returns the message of a form as it is sent: a copy, which later changes by the visitor do not reach. */
export function messageIn(
  element: HTMLFormElement,
  { form, quote }: RequestFormSpec,
  { list, forgotten }: ReturnType<typeof listNow>,
) {
  const input = formValues(element);
  const fields = formTables[form];
  const sent = sentValues(fields, input);
  const identity: FormValues = { ...sentValues(fields, changedValues(element)), list: encode(list.filled) };
  if (list.begun.length > 0) identity.entries = JSON.stringify(list.begun);
  return {
    input,
    /** Removes the sent lines from the list. */
    forgotten,
    /** Values to post. */
    values: messageOf(sent, list),
    receipt: receiptOf(typedValues(sent, list), list, quote.replyTo),
    /** The visitor's input, which identifies a repeated message, whatever its language and the texts. */
    identity,
  };
}
