/** Marks a live region (`app/_ui/live-region.tsx`); one in a closed dialog is not in the accessibility tree. */
const liveRegions = "[data-live]:not(dialog:not([open]) *)";

/** How long a text waits, ms: a focus that moves with the same change is spoken first, and does not cut the text off. */
const focusFirst = 100;

/** How long nothing may change before something counts as settled, ms. */
export const rest = 800;

/** How long a text stays in the region, ms. Later a visitor who reads to the end of the page would meet it out of context. */
const kept = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Has screen readers speak a text politely (WCAG 2.2, 4.1.3). A text that has not been spoken yet gives way to a newer one.
 *
 * @param text one sentence for one change; empty withdraws a text that still waits
 * @param delay ms; longer for a change that comes with every key
 */
export function announce(text: string, delay = focusFirst): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    write(text);
    timer = setTimeout(write, kept, "");
  }, delay);
}

function write(text: string): void {
  // A modal dialog makes the page's own region inert: the last one is that of the dialog.
  const region = [...document.querySelectorAll(liveRegions)].at(-1);
  if (region) region.textContent = text;
}
