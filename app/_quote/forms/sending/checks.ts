import { decimals } from "../../../_i18n/figures";
import type { FormValues } from "../../../_lib/form-values";
import { late, withinLimit } from "../../../_lib/late";
import { excessText, messageField, messageOf } from "../../line/message";
import { requestIn } from "../../line/request";
import { listNow, messageParts } from "../../list/lines-to-send";
import { hasQuote } from "../../list/quote-store";
import { formSchema, problemsIn, sentValues } from "../fields/check";
import { formTables } from "../fields/tables";
import type { Faults, FormCheck } from "../form/form-check";
import type { FormTranslator } from "../form/form-messages";
import type { RequestFormSpec } from "../form/request-form-spec";
import { formBytes, isSiteReachable, mostBytes } from "./delivery";

/** React Hook Form: needed by the first check. */
export const formCheck = late(() => withinLimit(isSiteReachable().then(() => import("../form/form-check"))));

/** Type of the fault of a field that makes the message too long or the form too large. */
const excess = "excess";

/** Checks the values that a form would send now, with the list. */
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

  /** Returns the list that the form sends. */
  list() {
    return listNow(this.spec.quote, messageParts.now() ?? undefined);
  }

  /**
   * Resolves with whether a form is valid; shows its faults.
   *
   * @throws if the code of the checks fails to load
   */
  async isValid(element: HTMLFormElement): Promise<boolean> {
    const { FormCheck: Check } = await formCheck.get();
    this.check ??= new Check((values) => this.faultsOf(values), this.onFaults);
    return this.check.isValid(element);
  }

  /** Checks a field again after an input, once the form has been checked. */
  readonly correct = (target: HTMLInputElement): void => void (target.name && this.check?.correct(target));

  /** Ends the corrections: the form was sent. */
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
