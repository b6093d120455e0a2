/** Live regions (`app/_ui/live-region.tsx`), except in closed dialogs, which are not exposed. */
const liveRegions = "p[role=status]:not(dialog:not([open]) *)";

/** Delay of an announcement, in ms: a focus that moves with the same change is spoken first. */
const focusFirst = 100;

/** Time without a change after which a value counts as settled, in ms. */
export const rest = 800;

/** Time that a text stays in the region, in ms. Later, readers would meet it out of context. */
const kept = 10_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

let timer: Timer;
let settling: Timer;

/**
 * Announces one sentence for one change politely in screen readers (WCAG 2.2, 4.1.3). Replaces a text that
 * still waits: it is older. An empty text only withdraws that.
 */
export function announce(text: string): void {
  clearTimeout(settling);
  clearTimeout(timer);
  timer = setTimeout(() => {
    write(text);
    timer = setTimeout(write, kept, "");
  }, focusFirst);
}

/**
 * Announces a text that may change with every key press, once no other text has come for some time. Returns
 * a function that withdraws the text.
 */
export function announceSettled(text: string, onSettled?: () => void): () => void {
  clearTimeout(settling);
  const own = setTimeout(() => {
    onSettled?.();
    announce(text);
  }, rest);
  settling = own;
  return () => clearTimeout(own);
}

function write(text: string): void {
  // A modal dialog makes the page's region inert. The dialog's region is the last one.
  const region = [...document.querySelectorAll(liveRegions)].at(-1);
  if (region) region.textContent = text;
}
