import { answerByDialog } from "./dialogs";
import { scrollRow } from "./islands/scroll-row";
import { isPlain, type Press, sleepingControl } from "./islands/sleeping";
import { markLoaded } from "./loaded";
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
  .then(({ start }) => start(isPlain))
  // The page works as it does without a script: what is pressed is left to the browser. The error names the module.
  .catch(console.error)
  .finally(() => markLoaded(document));

/** Controls to be pressed again when their island is awake: once, however often they were pressed meanwhile. */
const pressed = new Set<HTMLElement>();

/** Whether a press is being given back: then it is the page's, whatever became of the island. */
let replaying = false;

/** Keeps a press on a sleeping control until its island is awake. What HTML can answer is answered at once. */
async function answer(event: Press): Promise<void> {
  if (replaying || !isPlain(event)) return;
  const isClick = event.type === "click";
  if (isClick) answerByDialog(event);
  const control = sleepingControl(event);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  const done = scrollRow(control);
  if (isClick && pressed.has(control)) return;
  pressed.add(control);
  if (!done) {
    // Seen at once. The browser also says what is missing in a form; the form itself says it when it is awake.
    control.ariaBusy = "true";
    (control as HTMLButtonElement).form?.reportValidity();
  }
  await (
    await started
  )?.(control);
  pressed.delete(control);
  if (done) return;
  control.ariaBusy = null;
  replaying = true;
  if (isClick) control.click();
  else control.dispatchEvent(new KeyboardEvent(event.type, event));
  replaying = false;
}

for (const press of ["click", "keydown"]) document.addEventListener(press, answer as EventListener, true);
