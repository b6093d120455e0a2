type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = "input:not([type=file]), select, textarea";
const reachable = "a, button, input, select, textarea, summary, [tabindex]";

export interface KeptInput {
  /** Returns the element in the page that is, or has replaced, an element. */
  readonly find: (element: Element) => Element;
  /** Enters the values into the present controls by the usual events, and restores the focus. */
  readonly restore: () => void;
  readonly refocus: () => void;
}

/**
 * Saves focus, cursor and the values and ticks that the visitor, or the browser after a reload, has changed in an
 * island: React does not know them, and would reset them.
 *
 * @param all whether to save all values
 */
export function keepInput(island: Element, all: boolean): KeptInput {
  const names = namesOf(island);
  const kept = [...island.querySelectorAll<Control>(controls)]
    .filter((control) => all || isChanged(control))
    .map((control) => ({ control, value: control.value, checked: isTicked(control) }));
  const focused = island.contains(document.activeElement) ? document.activeElement : null;
  const { selectionStart = null, selectionEnd = null } = (focused ?? {}) as Partial<HTMLInputElement>;

  const find = (element: Element): Element => {
    if (element.isConnected) return element;
    const name = names.get(element);
    const [found = element] = [...namesOf(island)].find(([, other]) => other === name) ?? [];
    return found;
  };
  const refocus = () => {
    const field = focused && (find(focused) as HTMLInputElement);
    if (!field || field === document.activeElement) return;
    field.focus({ preventScroll: true });
    // E-mail and number fields report no cursor.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
  return {
    find,
    refocus,
    restore() {
      for (const { control, value, checked } of kept) {
        const present = find(control) as Control;
        const isEqual = present.value === value && isTicked(present) === checked;
        // React knows the value of a control that it has drawn.
        if (present === control || !isEqual) enter(present, value, checked);
      }
      refocus();
    },
  };
}

/** Returns all reachable elements, each with a key that its replacement has, too. */
function namesOf(island: Element): Map<Element, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...island.querySelectorAll(reachable)].map((element) => {
      const attributes = ["id", "name", "type"].map((name) => element.getAttribute(name));
      const kind = [element.localName, ...attributes].join();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [element, `${kind},${count}`];
    }),
  );
}

/** Returns whether a control is ticked; undefined if it can't be. */
const isTicked = (control: Control) =>
  control.matches("[type=radio], [type=checkbox]") ? (control as HTMLInputElement).checked : undefined;

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, usual);
  }
  const checked = isTicked(control);
  return checked === undefined
    ? control.value !== control.defaultValue
    : checked !== (control as HTMLInputElement).defaultChecked;
}

/** Enters a value like a visitor. React records a control's last value, and ignores an equal one. */
function enter(control: Control, value: string, checked?: boolean): void {
  if (checked !== undefined) {
    if (!checked && control.type === "radio") return;
    (control as HTMLInputElement).checked = !checked;
    return control.click();
  }
  if (control instanceof HTMLSelectElement) control.value = value;
  else {
    const { selectionStart, selectionEnd } = control;
    control.value = control.defaultValue;
    // The prototype's setter bypasses React's record of the value.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    if (selectionStart !== null && control === document.activeElement)
      control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new Event(control.localName === "select" ? "change" : "input", { bubbles: true }));
}
