/** The last press; resolves after the frame that follows its end. */
let press: Promise<void> | undefined;

/** Returns when the last press has ended and is shown. */
export const pressEnd = () => press;

/** Calls back at the first sign of interest, or at once if there has been one. @param already of another kind */
export function whenInterested(callback: () => void, already = false): void {
  for (const sign of ["pointerover", "focusin", "scroll", "hashchange"])
    addEventListener(sign, callback, { once: true });
  if (already || scrollY || document.activeElement !== document.body) callback();
}

/** Tracks a press, for a second at most: over a context menu or another window, browsers report no end. */
export function beginPress(): void {
  press = new Promise((shown) => {
    setTimeout(shown, 1000);
    once(window, ["pointerup", "pointercancel", "keyup"], () =>
      requestAnimationFrame(() => setTimeout(shown)),
    );
  });
}

/** Calls back at the first event of each type. Capture handles `scroll`, too, which does not bubble. */
export function once(target: EventTarget, events: readonly string[], callback: () => void): void {
  for (const event of events) target.addEventListener(event, callback, { once: true, capture: true });
}
