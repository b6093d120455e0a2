/** A control that holds something a visitor gave. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All of them. */
export const controls = "input, select, textarea";

/** What can have the focus, hold something, or be pressed. */
const reachable = "a, button, input, select, textarea, summary, [tabindex]";

/** What a visitor left in an island. */
export interface KeptInput {
  /** Puts it back into the controls that have taken the place of those that are gone. */
  readonly restore: () => void;
  /** Finds what has taken the place of an element; the element itself where it is still there. */
  readonly find: (element: Element) => Element;
  /** Makes the island HTML again, of the very nodes that it had, where React can't draw it any more. */
  readonly putBack: () => void;
}

/**
 * Keeps what is typed, ticked, chosen and focused in an island, and where the cursor stands, before React may draw it anew.
 *
 * @param place the element around the island
 * @param isHydrated whether React has drawn it before: values then are of its state, and all are kept; else only what the
 *   visitor has changed, as the rest may be out of date
 */
export function keepInput(place: Element, isHydrated: boolean): KeptInput {
  const nodes = [...place.childNodes];
  const names = namesOf(place);
  const kept = [...names.keys()].filter(isControl).flatMap((control) => {
    return isHydrated || reporterOf(control) ? [{ control, fill: contentOf(control) }] : [];
  });
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const { selectionStart = null, selectionEnd = null } = (focused ?? {}) as Partial<HTMLInputElement>;

  const find = (element: Element): Element => {
    if (element.isConnected) return element;
    const name = names.get(element);
    for (const [other, otherName] of namesOf(place)) if (otherName === name) return other;
    return element;
  };
  const restore = () => {
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
      place.replaceChildren(...nodes);
      restore();
    },
  };
}

/** What can be reached, each with what it is still known by when it is drawn anew. */
function namesOf(place: Element): Map<Element, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...place.querySelectorAll(reachable)].map((element) => {
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

/** Gives what fills another control with what stands in this one now. */
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

/** What an option is known by: its value, or its place where the value is its text, which may be translated. */
function markOf(option: HTMLOptionElement): string {
  return option.getAttribute("value") ?? `${option.index}`;
}

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
function select(
  field: HTMLInputElement | HTMLTextAreaElement,
  [start, end]: [start: number | null, end: number | null],
): void {
  if (start !== null && field.ownerDocument.activeElement === field) field.setSelectionRange(start, end);
}
