/** The last press; resolves after the frame that follows its end. */
let press: Promise<void> | undefined;

/** Returns when the last press has ended and is shown. */
export const pressEnd = () => press;

/**
 * Calls back at the first sign of interest: a pointer over the page, focus, scrolling, a new fragment. Calls
 * back at once if the page is already scrolled or focused.
 *
 * @param already whether the visitor has shown interest in another way
 */
export function whenInterested(callback: () => void, already = false): void {
  for (const sign of ["pointerover", "focusin", "scroll", "hashchange"])
    addEventListener(sign, callback, { once: true });
  if (already || scrollY || document.activeElement !== document.body) callback();
}

/** Tracks a press, for a second at most: browsers report no end over a context menu or other window. */
export function beginPress(): void {
  press = new Promise((shown) => {
    setTimeout(shown, 1000);
    once(window, ["pointerup", "pointercancel", "keyup"], () =>
      requestAnimationFrame(() => setTimeout(shown)),
    );
  });
}

/** Calls back at the first event of each type, in the capture phase. */
export function once(target: EventTarget, events: readonly string[], callback: () => void): void {
  for (const event of events) target.addEventListener(event, callback, { once: true, capture: true });
}
