import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";

import { type FormValues, formValues } from "../../../_client/draft/form-values";
import type { Problem } from "../fields/rules";
import type { FormSchema } from "./form-schema";

/**
 * Checks a form by a schema: when it is submitted, and from then on while the visitor mends it. Focus goes to the first
 * bad field.
 *
 * @param sent gives what is sent for what stands in the form: that is what has to be right
 */
export function useCheckedForm(schema: FormSchema, sent: (values: FormValues) => FormValues) {
  const resolve = zodResolver(schema);
  const { register, handleSubmit, setValue, setFocus, reset, formState } = useForm<FormValues>({
    resolver: (values, ...others) => resolve(sent(values), ...others),
  });

  /** To be called on submit. Calls back with the form when nothing is wrong with it. */
  const check = (event: FormEvent<HTMLFormElement>, onValid: (form: HTMLFormElement) => Promise<void>) => {
    const form = event.currentTarget;
    // What stands in the page is what is sent, so it is what is checked: typed before this script ran, restored, or
    // filled in by the browser without a word to anybody.
    for (const [name, value] of Object.entries(formValues(form))) setValue(name, value);
    void handleSubmit(() => onValid(form))(event);
  };

  const problemOf = (name: string) => formState.errors[name]?.message as Problem | undefined;
  return { register, check, problemOf, setFocus, reset };
}
