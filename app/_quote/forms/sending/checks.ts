import { decimals } from "../../../_i18n/figures";
import { changedValues, type FormValues, formValues } from "../../../_lib/form-values";
import { late, withinLimit } from "../../../_lib/late";
import { excessText, messageField, messageOf, typedValues } from "../../line/message";
import { requestIn } from "../../line/request";
import { listNow, messageParts } from "../../list/lines-to-send";
import { hasQuote } from "../../list/quote-store";
import { formSchema, problemsIn, sentValues } from "../fields/check";
import { formTables } from "../fields/tables";
import type { Faults, FormCheck } from "../form/form-check";
import type { FormTranslator } from "../form/form-messages";
import type { RequestFormSpec } from "../form/request-form-spec";
import { formBytes, isSiteReachable, mostBytes } from "./delivery";
import { encode } from "../../line/code";
import { receiptOf } from "../outcome/sent-message";

/** React Hook Form: needed by the first check. */
export const formCheck = late(() => withinLimit(isSiteReachable().then(() => import("../form/form-check"))));

const excess = "excess";

/** Checks the values of a form with the message that it would send, which contains the list. */
export class Checks {
  private check: FormCheck | undefined;
  private readonly schema;

  constructor(
    private readonly spec: RequestFormSpec,
    private readonly t: FormTranslator,
    private readonly onFaults: (faults: Faults) => void,
  ) {
    this.schema = formSchema(formTables[spec.form], { t });
  }

  /** Loads the code of the checks and of the list's message. Never rejects. */
  async prepare(): Promise<void> {
    const hasList = hasQuote() || requestIn(location).list;
    await Promise.allSettled([formCheck.get(), hasList && messageParts.get()]);
  }

  list() {
    return listNow(this.spec.quote, messageParts.now() ?? undefined);
  }

  /** @throws if the code of the checks does not come */
  async isValid(element: HTMLFormElement): Promise<boolean> {
    const { FormCheck: Check } = await formCheck.get();
    this.check ??= new Check((values) => this.faultsOf(values), this.onFaults);
    return this.check.isValid(element);
  }

  readonly correct = (target: HTMLInputElement): void => void (target.name && this.check?.correct(target));

  readonly end = (): void => void (this.check = undefined);

  private faultsOf(values: FormValues): Faults {
    const { list } = this.list();
    const sent = messageOf(sentValues(formTables[this.spec.form], values), list);
    const problems = problemsIn(this.schema, sent);
    if (Object.keys(problems).length) return problems;
    // Values that are valid by themselves may be too large together.
    const text = excessText(sent, list);
    if (text) return { [messageField]: { type: excess, message: text } };
    const { bytes, most: name } = formBytes(sent);
    if (bytes <= mostBytes) return {};
    const message = this.t("messages.messageTooLarge", {
      size: decimals(this.t.region, bytes / 1024, 1),
      most: decimals(this.t.region, mostBytes / 1024, 0),
    });
    return { [name]: { type: excess, message } };
  }
}

export type FormMessage = ReturnType<typeof messageIn>;

/** Returns the message as it is sent: a copy, which later input does not reach. */
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
    /** Removes the sent lines from a list. */
    forgotten,
    values: messageOf(sent, list),
    receipt: receiptOf(typedValues(sent, list), list, quote.replyTo),
    /** Identifies a repeated message, in any language. */
    identity,
  };
}
