import { createFormControl, type FieldErrors } from "react-hook-form";

import { controlsOf, type FormValues, formValues } from "../../../_lib/form-values";

/** By field name, with the type `missing`, `refused` or `excess`. */
export type Faults = FieldErrors<FormValues>;

/**
 * Checks a form with React Hook Form: on submit, and then at every input. Focuses the first fault. Most visitors of
 * a form never load it.
 */
export class FormCheck {
  private readonly form;

  /** @param onFaults called with all faults after each check */
  constructor(faultsOf: (values: FormValues) => Faults, onFaults: (faults: Faults) => void) {
    this.form = createFormControl<FormValues>({
      resolver: (values) => ({ values: {}, errors: faultsOf(values) }),
    });
    this.form.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => onFaults({ ...errors }),
    });
  }

  async isValid(element: HTMLFormElement): Promise<boolean> {
    // As the page has them: typed before hydration, restored, or filled in by the browser.
    const values = Object.entries(formValues(element));
    for (const control of controlsOf(element))
      if (control.type !== "hidden") this.form.register(control.name).ref(control);
    for (const [name, value] of values) this.form.setValue(name, value);
    let isValid = false as boolean;
    await this.form.handleSubmit(() => void (isValid = true))();
    return isValid;
  }

  correct(target: EventTarget & { readonly name: string }): void {
    void this.form.register(target.name).onChange({ target, type: "change" });
  }
}
