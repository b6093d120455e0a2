import { type RefObject, useEffect, useRef } from "react";

import type { QuoteFormState } from "../use-quote-form";

/**
 * Ties the form around the island to the entry: the radio buttons of the page show its kind, and one that is pressed, or
 * was before this was hydrated, becomes it; Enter anywhere in the form adds the line.
 */
export function useKindButtons(
  place: RefObject<HTMLElement | null>,
  { entry, type, submit }: Pick<QuoteFormState, "entry" | "type" | "submit">,
): void {
  const latest = useRef({ type, submit });
  useEffect(() => {
    latest.current = { type, submit };
  });
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const pressed = buttonsOf(form).find(({ checked }) => checked)?.value;
    if (pressed) latest.current.type({ kind: pressed });
    const choose = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      if (name === "kind") latest.current.type({ kind: value });
    };
    const add = (event: Event) => {
      event.preventDefault();
      latest.current.submit();
    };
    form.addEventListener("change", choose);
    form.addEventListener("submit", add);
    return () => {
      form.removeEventListener("change", choose);
      form.removeEventListener("submit", add);
    };
  }, [place]);
  useEffect(() => {
    const form = place.current?.closest("form");
    for (const button of form ? buttonsOf(form) : []) button.checked = button.value === entry.kind;
  }, [place, entry.kind]);
}

function buttonsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[name=kind]")];
}
