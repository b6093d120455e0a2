/** An island that has not woken yet. */
const sleeping = ".island:not([data-awake])";

/** What a press on can't be left to the browser: a button, or a link that an island takes over (`data-replay`). */
const replayed = "button, [data-replay]";

/** Tells whether a click asks for the thing itself: not for a tab, a window or a download of it. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * Tells which control of a sleeping island a click is for. Clicks on plain links and fields are the browser's own.
 *
 * @returns the control, or undefined when the click is nobody's to keep
 */
export function sleepingControl(event: MouseEvent): HTMLElement | undefined {
  if (!isPlainClick(event)) return undefined;
  const control = (event.target as Element).closest<HTMLElement>(replayed);
  return control?.closest(sleeping) ? control : undefined;
}
