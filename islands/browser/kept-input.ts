import { type Control, reporterOf, select } from "./earlier-input";

/** What can have the focus, hold something, or be pressed. */
const reachable = "a, button, input, select, textarea, summary, [tabindex]";

/** What a visitor left in an island. */
export interface KeptInput {
  /** Puts it back into the controls that have taken the place of those that are gone. */
  readonly restore: () => void;
  /** Finds what has taken the place of an element; the element itself where it is still there. */
  readonly find: (element: Element) => Element;
  /** Makes the island HTML again, with all that was kept, where React can't draw it any more. */
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
  const { innerHTML } = place;
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
      place.innerHTML = innerHTML;
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
