/** What stands in a form: text by field name; for a checkbox whether it is ticked. */
export type FormValues = Record<string, string | boolean>;

/** A control that holds something a visitor gave. */
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The controls of a form that have a name, in the order of the page. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== "",
  );
}

/** What a control holds now. */
export function valueOf(control: Control): string | boolean {
  return isCheckbox(control) ? control.checked : control.value;
}

/** What a control held when the page came, before anybody typed. */
export function defaultOf(control: Control): string | boolean {
  return isCheckbox(control) ? control.defaultChecked : control.defaultValue;
}

/** Puts a value into a control; one of the wrong kind is left out, and nothing is put where no visitor can see it. */
export function fill(control: Control, value: string | boolean): void {
  if (control.type === "hidden") return;
  if (isCheckbox(control)) {
    if (typeof value === "boolean") control.checked = value;
  } else if (typeof value === "string") {
    control.value = value;
  }
}

/** Everything that stands in a form now. */
export function formValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, valueOf(control)]));
}

/** Returns the values that a visitor has changed in a form, without the values that its page fills in. */
export function changedValues(form: HTMLFormElement): FormValues {
  const changed = controlsOf(form).filter(
    (control) => control.type !== "hidden" && valueOf(control) !== defaultOf(control),
  );
  return Object.fromEntries(changed.map((control) => [control.name, valueOf(control)]));
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox";
}
