/** An island that has not woken yet. */
const sleeping = ".island:not([data-awake])";

/** What a press on can't be left to the browser: a button, or a link that an island takes over (`data-replay`). */
const replayed = "button, [data-replay]";

/** Tells whether a click or a key asks for the thing itself: not for a tab, a window or a download of it. */
export function isPlain(event: MouseEvent | KeyboardEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Tells which control of a sleeping island a press is for: a click, or a key that moves along a list of tabs. Clicks on plain
 * links and fields are the browser's own, and so are all other keys.
 *
 * @returns the control, or undefined when the press is nobody's to keep
 */
export function sleepingControl(event: MouseEvent | KeyboardEvent): HTMLElement | undefined {
  if (!isPlain(event) || ("key" in event && !/^(Arrow(Lef|Righ)t|Home|End)$/.test(event.key)))
    return undefined;
  const control = (event.target as Element).closest<HTMLElement>("key" in event ? "[role=tab]" : replayed);
  return control?.closest(sleeping) ? control : undefined;
}
