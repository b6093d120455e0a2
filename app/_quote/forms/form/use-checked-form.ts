import { useState } from "react";
import { useForm } from "react-hook-form";

import { type FormValues, formValues } from "../../../_lib/form-values";
import { formSchema, type Problem, problemsIn, sentValues } from "../fields/rules";
import type { RequestFormSpec } from "./request-form-spec";

/**
 * Validates a form on submit, and from then on while the visitor corrects it. Focuses the first invalid
 * field.
 *
 * @param join adds the list to the values of the fields; the values to send are validated
 */
export function useCheckedForm(
  { fields, consent }: RequestFormSpec,
  join: (values: FormValues) => FormValues,
) {
  const [schema] = useState(() => formSchema(fields, consent.name));
  const sentOf = (values: FormValues) => sentValues(fields, values);
  const { register, handleSubmit, setValue, setFocus, reset, formState } = useForm<FormValues>({
    resolver: (values) => ({ values: {}, errors: problemsIn(schema, join(sentOf(values))) }),
  });

  /** Resolves with whether the form is valid. */
  const check = async (form: HTMLFormElement): Promise<boolean> => {
    let isValid = false as boolean;
    // React Hook Form misses values that were typed before hydration, restored, or filled in by the browser.
    for (const [name, value] of Object.entries(formValues(form))) setValue(name, value);
    await handleSubmit(() => void (isValid = true))();
    return isValid;
  };

  const problemOf = (name: string) => formState.errors[name]?.message as Problem | undefined;
  const valuesOf = (form: HTMLFormElement) => join(sentOf(formValues(form)));
  return { register, check, problemOf, setFocus, reset, sentOf, valuesOf };
}
