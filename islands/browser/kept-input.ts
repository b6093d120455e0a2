/** A form control that holds a value of the visitor. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controls = "input, select, textarea";

const reachable = "a, button, input, select, textarea, summary, [tabindex]";

/** A visitor's input in an island. */
export interface KeptInput {
  /** Copies the input into the controls that replaced the original ones. */
  readonly restore: () => void;
  /** Returns the replacement of an element, or the element itself if it is still in the page. */
  readonly find: (element: Element) => Element;
  /** Restores the island's original nodes, with the input, when React can no longer render it. */
  readonly putBack: () => void;
}

/**
 * Saves the values, selected options, focus and cursor position in an island before React may replace its
 * elements.
 *
 * @param container the element around the island
 * @param isHydrated whether React has rendered the island before. If so, all values come from its state and
 *   are kept. Otherwise only those that the visitor changed: the rest of the HTML may be out of date.
 */
export function keepInput(container: Element, isHydrated: boolean): KeptInput {
  const nodes = [...container.childNodes];
  const names = namesOf(container);
  const kept = [...names.keys()].filter(isControl).flatMap((control) => {
    return isHydrated || reporterOf(control) ? [{ control, fill: contentOf(control) }] : [];
  });
  const focused = container.contains(document.activeElement) ? document.activeElement : null;
  const { selectionStart = null, selectionEnd = null } = (focused ?? {}) as Partial<HTMLInputElement>;

  const find = (element: Element): Element => {
    if (element.isConnected) return element;
    const name = names.get(element);
    for (const [other, otherName] of namesOf(container)) if (otherName === name) return other;
    return element;
  };
  const restore = () => {
    for (const choice of container.querySelectorAll("select")) if (!names.has(choice)) keepDefault(choice);
    for (const { control, fill } of kept) {
      const other = find(control);
      if (other !== control) fill(other as Control);
    }
    const now = focused && (find(focused) as HTMLInputElement);
    if (now && now !== document.activeElement) {
      now.focus({ preventScroll: true });
      if (isControl(now)) select(now, [selectionStart, selectionEnd]);
    }
  };
  return {
    find,
    restore,
    putBack() {
      container.replaceChildren(...nodes);
      restore();
    },
  };
}

/** Returns all reachable elements, each with a key that identifies its replacement. */
function namesOf(element: Element): Map<Element, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...element.querySelectorAll(reachable)].map((element) => {
      const kind = [
        element.localName,
        ...["id", "name", "type"].map((name) => element.getAttribute(name)),
      ].join();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [element, `${kind},${count}`];
    }),
  );
}

function isControl(element: Element): element is Control {
  return element.matches("input:not([type=file]), select, textarea");
}

/** Returns a function that copies this control's current value to another control. */
function contentOf(control: Control): (other: Control) => void {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.selectedOptions].map(markOf);
    return (other) => {
      for (const option of (other as HTMLSelectElement).options)
        option.selected = chosen.includes(markOf(option));
    };
  }
  const { value, checked } = control as HTMLInputElement;
  if (control.type === "radio" || control.type === "checkbox")
    return (other) => ((other as HTMLInputElement).checked = checked);
  return (other) => (other.value = value);
}

/** Identifies an option by its `value`, or else by its index, as translators may change its text. */
function markOf(option: HTMLOptionElement): string {
  return option.getAttribute("value") ?? `${option.index}`;
}

/** Marks the option that React has selected, as React does on a server: else `reporterOf` takes the first one. */
function keepDefault({ options }: HTMLSelectElement): void {
  for (const option of options) option.defaultSelected = option.selected;
}

/**
 * Prepares to report a control's value to React as if the visitor entered it now. The value may have been
 * entered before hydration, or restored by the browser after a reload. React keeps such a value in the DOM
 * without knowing it, and the next render resets it.
 *
 * @returns a function that reports the value; undefined if the control has its default value
 */
export function reporterOf(control: Control): (() => void) | undefined {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    // Without a `selected` attribute, the first option is the default.
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
  // In a radio group, the checked button reports the value.
  if (checked === defaultChecked || (kind === "radio" && !checked)) return undefined;
  return () => press(control as HTMLInputElement, checked);
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React tracks a control's state on the element, and reports a change only if the state differs. */
function press(input: HTMLInputElement, checked: boolean): void {
  input.checked = !checked;
  input.click();
}

/** Like `press`: the prototype's setter bypasses React's value tracker. Keeps the field's cursor. */
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

/** Restores the cursor of a focused field. Number and e-mail fields support no selection. */
function select(
  field: HTMLInputElement | HTMLTextAreaElement,
  [start, end]: [start: number | null, end: number | null],
): void {
  if (start !== null && field.ownerDocument.activeElement === field) field.setSelectionRange(start, end);
}
