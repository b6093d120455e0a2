import type { Edit } from "../line/quote";
import type { Focus } from "./state";

/** Returns the id of a control of the composer, or of a line. */
export function idOf(control: string, id?: number): string {
  // A line has one amount, whatever its unit.
  const name = control === "pieces" || control === "loads" ? "amount" : control;
  return id === undefined ? `line-${name}` : `line-${id}-${name}`;
}

export const linesId = "list-lines";
export const deliveryId = "list-delivery";
export const countId = "list-count";

/** Text that stands for the list in the first paint. */
export const firstListId = "list-first";

/** Focuses a control, or the first one in it. Returns whether it is on the page. */
export function focusOn({ control, id }: Focus): boolean {
  const element = document.getElementById(idOf(control, id));
  const controls = "input, select, button, a";
  (element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls))?.focus();
  return element !== null;
}

/** Scrolls to the list unless it begins in the upper half of the viewport. */
export function showList(): void {
  const list = document.getElementById(linesId);
  const { top = 0 } = list?.getBoundingClientRect() ?? {};
  if (top < 0 || top > innerHeight / 2) list?.scrollIntoView({ behavior: "instant" });
}

/** Leads to the first refused line: to its save button, which says why, or its amount. Returns whether there is one. */
export function leadToLine([edit]: readonly Edit[]): boolean {
  const control = edit && document.getElementById(idOf(edit.isOpen ? "save" : "amount", edit.id));
  if (edit?.isOpen) control?.click();
  else control?.focus();
  return Boolean(control);
}
