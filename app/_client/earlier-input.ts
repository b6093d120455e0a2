import { useEffect, useRef, type RefObject } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports to a tool that has just been hydrated what was typed and chosen in it while it was dormant, or put
 * back by the browser after a return or a reload, as if the visitor did all of it now. React leaves such
 * values where they are and does not know them: its next render undoes them.
 *
 * @returns what goes to the tool's outermost element
 */
export function useEarlierInput<Place extends Element>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const controls = place.current?.querySelectorAll<Control>("input, select, textarea") ?? [];
    const reporters = [...controls].map(reporterOf);
    // After what React still has to draw of its first look at the address; nothing can be typed in between.
    queueMicrotask(() => reporters.forEach((tell) => tell?.()));
  }, []);
  return place;
}

/** A function that reports one control; undefined when it is as usual. */
function reporterOf(control: Control): (() => void) | undefined {
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
  if (field.ownerDocument.activeElement === field) field.setSelectionRange(...selection);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
