import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";

import { type FormValues, formValues } from "../../../_lib/form-values";
import type { FormSchema, Problem } from "../fields/rules";

/**
 * Validates a form on submit, and from then on while the visitor corrects it. Focuses the first invalid
 * field.
 *
 * @param sent returns the values to send for the values in the fields; the values to send are validated
 */
export function useCheckedForm(schema: FormSchema, sent: (values: FormValues) => FormValues) {
  const resolve = zodResolver(schema);
  const { register, handleSubmit, setValue, setFocus, reset, formState } = useForm<FormValues>({
    resolver: (values, ...others) => resolve(sent(values), ...others),
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
  return { register, check, problemOf, setFocus, reset };
}
