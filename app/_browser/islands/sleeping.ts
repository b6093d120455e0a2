/** An island that has not woken yet. */
const sleeping = ".island:not([data-awake])";

/** What a press on can't be left to the browser: a button, or a link that an island takes over (`data-replay`). */
const replayed = "button, [data-replay]";

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
 * Tells which control of a sleeping island a press is for: a click, or a key that moves along a list of tabs. Clicks on plain
 * links and fields are the browser's own, and so are all other keys.
 *
 * @param event a plain one
 * @returns the control, or undefined when the press is nobody's to keep
 */
export function sleepingControl({ target, key }: Press): HTMLElement | null | undefined {
  const kind = key ? moving.test(key) && "[role=tab]" : replayed;
  const control = kind && (target as Element).closest<HTMLElement>(kind);
  return control ? control.closest(sleeping) && control : undefined;
}
