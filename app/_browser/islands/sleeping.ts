/** An island that has not woken yet. */
const sleeping = ".island:not([data-hydrated])";

/** Keys that move along a list of tabs. */
const moving = /^(Arrow|Home|End)/;

/** Tells whether a click or a key asks for the thing itself: not for a tab, a window or a download of it. */
export function isPlain(event: Press): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** A click, which has a button, or a key. */
export type Press = Event &
  Partial<Pick<MouseEvent, "button"> & Pick<KeyboardEvent, "key">> &
  EventModifierInit;

/**
 * Tells which control of a sleeping island a click is for. Clicks on plain links and fields are the browser's own.
 *
 * @param event a plain one
 * @returns the control, or nothing when the press is nobody's to keep
 */
export function sleepingControl({ target }: Press): HTMLElement | null {
  // A button, or a link that an island takes over, can't be left to the browser.
  return (target as Element).closest(`${sleeping} :is(button, [data-hold])`);
}

/**
 * Tells which tab of a sleeping island a key is for: one that moves along a list of tabs. All other keys are the browser's
 * own.
 *
 * @param event a plain one
 */
export function sleepingTab({ target, key }: Press): HTMLElement | null {
  return moving.test(key as string) ? (target as Element).closest(`${sleeping} [role=tab]`) : null;
}

/** Whether a press is one of a key. */
export function isKey({ key }: Press): boolean {
  return Boolean(key);
}
