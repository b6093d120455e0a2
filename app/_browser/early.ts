import { markLoaded } from "./loaded";
import { sleepingControl } from "./islands/sleeping";
import type * as Start from "./start";

declare const START_MODULE: string;

/**
 * The few bytes that every page carries inline: they hold a press on a control of a sleeping island until it is awake, and
 * fetch the rest once the page has loaded and is painted (Paint Timing). Measured: fetched earlier, even after the load
 * event or as a module of low priority, it can come before the first paint and costs it up to 140 ms.
 */
const started = new Promise((painted) =>
  addEventListener("load", () => new PerformanceObserver(painted).observe({ type: "paint", buffered: true })),
)
  .then(() => import(START_MODULE) as Promise<typeof Start>)
  .then(({ start }) => start())
  .catch((error: unknown) => {
    // The page works as it does without a script: what is pressed is left to the browser.
    console.error("The page's scripts could not be loaded.", error);
    markLoaded(document);
    return undefined;
  });

/** Controls to be pressed again when their island is awake: once, however often they were pressed meanwhile. */
const pressed = new Set<HTMLElement>();

/** Whether a press is being given back: then it is the page's, whatever became of the island. */
let replaying = false;

document.addEventListener(
  "click",
  async (event) => {
    const control = replaying ? undefined : sleepingControl(event);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed.has(control)) return;
    pressed.add(control);
    const wakeAround = await started;
    await wakeAround?.(control);
    pressed.delete(control);
    replaying = true;
    control.click();
    replaying = false;
  },
  true,
);
