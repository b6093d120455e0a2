/** An island that has not woken yet. */
const sleeping = ".island:not([data-awake])";

/** What a press on can't be left to the browser: a button, or a link that an island takes over (`data-replay`). */
const replayed = "button, [data-replay]";

/**
 * Tells which control of a sleeping island a click is for.
 *
 * Clicks that ask for a new tab or window, and those on plain links and fields, are the browser's own.
 *
 * @returns the control, or undefined when the click is nobody's to keep
 */
export function sleepingControl(event: MouseEvent): HTMLElement | undefined {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const control = (event.target as Element).closest<HTMLElement>(replayed);
  return control?.closest(sleeping) ? control : undefined;
}
