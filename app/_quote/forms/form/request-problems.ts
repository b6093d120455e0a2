import { palletRanges } from "../../../_content/pallet-ranges";
import { decimals } from "../../../_i18n/figures";
import type { FormValues } from "../../../_lib/form-values";
import { numberFault } from "../../../_lib/number-fault";
import { excessLength, type ListToSend, longestMessage, messageField } from "../../line/message";
import type { QuoteTexts } from "../../line/quote-texts";
import { emailLimits, type Problem } from "../fields/rules";
import { formBytes, mostBytes } from "../sending/delivery";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";

/** A field that makes a message too long or a form too large, with the error. */
export type Excess = { readonly name: string; readonly text: string } | undefined;

/** Measures the message's length and the form's bytes. */
export function excessOf(
  values: FormValues,
  list: ListToSend,
  texts: QuoteTexts | undefined,
  t: FormTranslator,
): Excess {
  const length = excessLength(values, list, texts);
  if (texts && length)
    return { name: messageField, text: texts.t("quote.mail.tooLong", { length, max: longestMessage }) };
  const { bytes, most: name } = formBytes(values);
  if (bytes <= mostBytes) return undefined;
  const [size, most] = [decimals(t.region, bytes / 1024, 1), decimals(t.region, mostBytes / 1024, 0)];
  return { name, text: t("messages.messageTooLarge", { size, most }) };
}

/** Returns the errors of a form as texts. @param problemOf returns the problem of a field */
export function problemsOf(
  { fields, consent }: RequestFormSpec,
  t: FormTranslator,
  problemOf: (name: string) => Problem | undefined,
  excess: Excess,
) {
  const problemText = (name: string) => {
    const problem = problemOf(name);
    if (problem === "numberInvalid") return numberFault(t, palletRanges.pieces);
    if (problem) return t(`messages.${problem}`, emailLimits);
    return name === excess?.name ? excess.text : undefined;
  };
  const rows = [...fields, { name: consent.name, label: t("messages.consent") }];
  return {
    /** Returns the error of a field. */
    problemText,
    /** Errors in the order of the form. A missing value is listed by its label. */
    wrong: rows.flatMap(({ name, label }) => {
      const isMissing = ["fieldRequired", "consentRequired"].includes(problemOf(name) ?? "");
      const text = isMissing ? label : problemText(name);
      return text ? { name, text } : [];
    }),
  };
}
