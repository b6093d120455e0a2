import { createFormControl, type FieldErrors } from "react-hook-form";

import { controlsOf, type FormValues, formValues } from "../../../_lib/form-values";

/** Faults by field name: `missing` without a value, else `refused` or `excess`. */
export type Faults = FieldErrors<FormValues>;

/**
 * Checks a form with React Hook Form: on submit, and from then on while the visitor corrects it. Focuses the first field
 * with a fault. A module of its own, because most visitors of a page with a form touch no field.
 */
export class FormCheck {
  private readonly form;

  /**
   * @param faultsOf returns the faults of the values that the form has now
   * @param onFaults called with all faults after each check
   */
  constructor(faultsOf: (values: FormValues) => Faults, onFaults: (faults: Faults) => void) {
    this.form = createFormControl<FormValues>({
      resolver: (values) => ({ values: {}, errors: faultsOf(values) }),
    });
    this.form.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => onFaults({ ...errors }),
    });
  }

  /** Resolves with whether a form is valid. */
  async isValid(element: HTMLFormElement): Promise<boolean> {
    // As they are in the page: typed before hydration, restored, or filled in by the browser.
    const values = Object.entries(formValues(element));
    for (const control of controlsOf(element))
      if (control.type !== "hidden") this.form.register(control.name).ref(control);
    for (const [name, value] of values) this.form.setValue(name, value);
    let isValid = false as boolean;
    await this.form.handleSubmit(() => void (isValid = true))();
    return isValid;
  }

  /** Checks a field again after an input. */
  correct(target: EventTarget & { readonly name: string }): void {
    void this.form.register(target.name).onChange({ target, type: "change" });
  }
}
