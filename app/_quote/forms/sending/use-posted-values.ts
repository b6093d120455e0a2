import { type RefObject, useEffect, useRef } from "react";

import type { FormValues } from "../../../_lib/form-values";

/**
 * Posts a form's values as they were checked: the e-mail library reads the form with `FormData`, which fires an
 * event. The fields themselves keep the typed texts.
 *
 * @param valuesOf returns the values to send
 */
export function usePostedValues(
  form: RefObject<HTMLFormElement | null>,
  valuesOf: (form: HTMLFormElement) => FormValues,
): void {
  const latest = useRef(valuesOf);
  useEffect(() => {
    latest.current = valuesOf;
  });
  useEffect(() => {
    const join = ({ target, formData }: FormDataEvent) => {
      if (!form.current || target !== form.current) return;
      for (const [name, value] of Object.entries(latest.current(form.current)))
        // Adds no fields, and leaves checkboxes to the browser.
        if (typeof value === "string" && formData.has(name)) formData.set(name, value);
    };
    // In the capture phase, before the reference of the message is added (`delivery.ts`).
    document.addEventListener("formdata", join, true);
    return () => document.removeEventListener("formdata", join, true);
  }, [form]);
}
