import { useState } from "react";
import { useForm } from "react-hook-form";

import { decimals } from "../../../_i18n/figures";
import { type FormValues, formValues } from "../../../_lib/form-values";
import { excessLength, type ListToSend, messageField, messageOf } from "../../line/message";
import { longestMessage } from "../../line/limits";
import type { QuoteTexts } from "../../line/quote-texts";
import { namesOf } from "../../../_fields/read-fields";
import { consentName, formSchema, problemsIn, sentValues } from "../fields/check";
import { formTables } from "../fields/tables";
import { formBytes, mostBytes } from "../sending/delivery";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";

/** Type of the error of a field that makes the message too long or the form too large. */
const excess = "excess";

/**
 * Validates a form on submit, and from then on while the visitor corrects it. Focuses the first invalid
 * field. The values to send are validated, with the list.
 *
 * @param texts undefined until loaded
 */
export function useCheckedForm(
  { form }: Pick<RequestFormSpec, "form">,
  t: FormTranslator,
  list: ListToSend,
  texts: QuoteTexts | undefined,
) {
  const fields = formTables[form];
  const [schema] = useState(() => formSchema(fields, { t }));
  const sentOf = (values: FormValues) => sentValues(fields, values);
  const joined = (values: FormValues) => messageOf(sentOf(values), list, texts);
  /** Returns the error of values that are valid by themselves, but too large together. */
  const excessOf = (values: FormValues) => {
    const length = excessLength(values, list, texts);
    if (texts && length) {
      const message = texts.t("quote.mail.tooLong", { length, max: longestMessage });
      return { [messageField]: { type: excess, message } };
    }
    const { bytes, most: name } = formBytes(values);
    if (bytes <= mostBytes) return {};
    const [size, most] = [decimals(t.region, bytes / 1024, 1), decimals(t.region, mostBytes / 1024, 0)];
    return { [name]: { type: excess, message: t("messages.messageTooLarge", { size, most }) } };
  };
  const { register, handleSubmit, setValue, setFocus, reset, formState } = useForm<FormValues>({
    resolver(values) {
      const sent = joined(values);
      const problems = problemsIn(schema, sent);
      return { values: {}, errors: Object.keys(problems).length ? problems : excessOf(sent) };
    },
  });

  const problemText = (name: string) => formState.errors[name]?.message;
  const labels = [
    ...namesOf(fields).map((name) => [name, fields[name].label?.({ t })] as const),
    [consentName, t("messages.consent")] as const,
  ];

  return {
    ...{ register, setFocus, reset, sentOf, problemText },
    valuesOf: (form: HTMLFormElement) => joined(formValues(form)),
    /** Resolves with whether the form is valid. */
    async check(form: HTMLFormElement): Promise<boolean> {
      let isValid = false as boolean;
      // React Hook Form misses values that were typed before hydration, restored, or filled in by the browser.
      for (const [name, value] of Object.entries(formValues(form))) setValue(name, value);
      await handleSubmit(() => void (isValid = true))();
      return isValid;
    },
    /** Errors in the order of the form. A missing value is listed by its label. */
    wrong: labels.flatMap(([name, label]) => {
      const text = formState.errors[name]?.type === "missing" ? label : problemText(name);
      return text ? { name, text } : [];
    }),
  };
}
