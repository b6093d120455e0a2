/**
 * Live regions (`app/_ui/live-region.tsx`), except in closed dialogs, which are not in the accessibility
 * tree.
 */
const liveRegions = "[data-live]:not(dialog:not([open]) *)";

/** Delay of an announcement, in ms: a focus that moves with the same change is spoken first. */
const focusFirst = 100;

/** Time without a change after which a value counts as settled, in ms. */
export const rest = 800;

/** Time that a text stays in the region, in ms. Later, readers would meet it out of context. */
const kept = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a text politely in screen readers (WCAG 2.2, 4.1.3). Replaces a text that still waits.
 *
 * @param text one sentence for one change; empty only withdraws a text that still waits
 * @param delay in ms; longer for a change that comes with every key press
 */
export function announce(text: string, delay = focusFirst): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    write(text);
    timer = setTimeout(write, kept, "");
  }, delay);
}

function write(text: string): void {
  // A modal dialog makes the page's region inert. The dialog's region is the last one.
  const region = [...document.querySelectorAll(liveRegions)].at(-1);
  if (region) region.textContent = text;
}
