/** A control that holds something a visitor gave. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All of them. */
export const controls = "input, select, textarea";

/**
 * Prepares to report to React what was typed and chosen in a control while its island was dormant, or put back by the browser
 * after a return or a reload, as if the visitor did it now. React leaves such values where they are and does not know them:
 * its next render undoes them.
 *
 * @returns what reports it; undefined when the control is as usual
 */
export function reporterOf(control: Control): (() => void) | undefined {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    // The usual option is the first where the HTML says `selected` of none.
    const usual = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(0, usual) ? undefined : () => choose(control, value);
  }
  if (control.type !== "radio" && control.type !== "checkbox") {
    const { selectionStart, selectionEnd } = control;
    return value === control.defaultValue
      ? undefined
      : () => type(control, value, selectionStart, selectionEnd);
  }
  const { checked, defaultChecked, type: kind } = control as HTMLInputElement;
  // Of radio buttons the one that is pressed says it.
  if (checked === defaultChecked || (kind === "radio" && !checked)) return undefined;
  return () => press(control as HTMLInputElement, checked);
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React notes how a control is set on the element itself, and takes for a change what is otherwise than it has noted. */
function press(input: HTMLInputElement, checked: boolean): void {
  input.checked = !checked;
  input.click();
}

/**
 * As `press`; React does not note what is set by the prototype. A visitor who is typing keeps the cursor's
 * position.
 */
function type(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
  ...selection: [start: number | null, end: number | null]
): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  select(field, selection);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Puts the cursor of a visitor who is typing back; fields for numbers and e-mail addresses tell and take no position. */
export function select(
  field: HTMLInputElement | HTMLTextAreaElement,
  [start, end]: [start: number | null, end: number | null],
): void {
  if (start !== null && field.ownerDocument.activeElement === field) field.setSelectionRange(start, end);
}
