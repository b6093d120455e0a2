/** By field name; of a checkbox whether it is ticked. */
export type FormValues = Record<string, string | boolean>;

type Control = HTMLInputElement | HTMLTextAreaElement;

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== "",
  );
}

export function valueOf(control: Control): string | boolean {
  return isCheckbox(control) ? control.checked : control.value;
}

/** Returns the value that a control had before anybody typed. */
export function defaultOf(control: Control): string | boolean {
  return isCheckbox(control) ? control.defaultChecked : control.defaultValue;
}

/** Ignores a wrong type, and hidden controls, which no visitor can check. */
export function fill(control: Control, value: string | boolean): void {
  if (control.type === "hidden") return;
  if (isCheckbox(control)) {
    if (typeof value === "boolean") control.checked = value;
  } else if (typeof value === "string") {
    control.value = value;
  }
}

export function formValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, valueOf(control)]));
}

/** Returns the values of a form that a visitor has changed. */
export function changedValues(form: HTMLFormElement): FormValues {
  const changed = controlsOf(form).filter(
    (control) => control.type !== "hidden" && valueOf(control) !== defaultOf(control),
  );
  return Object.fromEntries(changed.map((control) => [control.name, valueOf(control)]));
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox";
}
