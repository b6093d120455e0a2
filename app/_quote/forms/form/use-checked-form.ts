import { useState } from "react";
import { useForm } from "react-hook-form";

import { type FormValues, formValues } from "../../../_lib/form-values";
import { type ListToSend, messageOf } from "../../line/message";
import type { QuoteTexts } from "../../line/quote-texts";
import { formSchema, type Problem, problemsIn, sentValues } from "../fields/rules";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";
import { type Excess, excessOf, problemsOf } from "./request-problems";

/**
 * Validates a form on submit, and from then on while the visitor corrects it. Focuses the first invalid
 * field. The values to send are validated, with the list.
 *
 * @param texts undefined until loaded
 */
export function useCheckedForm(
  spec: RequestFormSpec,
  t: FormTranslator,
  list: ListToSend,
  texts: QuoteTexts | undefined,
) {
  const { fields, consent } = spec;
  const [schema] = useState(() => formSchema(fields, consent.name));
  const [excess, setExcess] = useState<Excess>();
  const sentOf = (values: FormValues) => sentValues(fields, values);
  const joined = (values: FormValues) => messageOf(sentOf(values), list, texts);
  const { register, handleSubmit, setValue, setFocus, reset, formState } = useForm<FormValues>({
    resolver: (values) => ({ values: {}, errors: problemsIn(schema, joined(values)) }),
  });

  /** Resolves with whether the form is valid. */
  const check = async (form: HTMLFormElement): Promise<boolean> => {
    let isValid = false as boolean;
    // React Hook Form misses values that were typed before hydration, restored, or filled in by the browser.
    for (const [name, value] of Object.entries(formValues(form))) setValue(name, value);
    await handleSubmit(() => void (isValid = true))();
    return isValid;
  };

  const valuesOf = (form: HTMLFormElement) => joined(formValues(form));
  /** Checks the message's length and the form's bytes. @returns the field to shorten, if any */
  const measure = (form: HTMLFormElement) => {
    const found = excessOf(valuesOf(form), list, texts, t);
    setExcess(found);
    return found?.name;
  };
  const problemOf = (name: string) => formState.errors[name]?.message as Problem | undefined;
  const problems = problemsOf(spec, t, problemOf, excess);
  return { ...problems, register, setFocus, reset, check, measure, isTooLarge: !!excess, sentOf, valuesOf };
}
