import { answerByDialog, answerByKey } from "./documents/dialogs";
import { keepTyped } from "./draft/keep-typed";
import { fillMail } from "./draft/typed-mail";
import { scrollRow } from "./islands/scroll-row";
import { isKey, isPlain, type Press, sleepingControl, sleepingTab } from "./islands/sleeping";
import { showSection } from "./arrival/section";
import { installFilter } from "./filter/filter";
import { markLoaded } from "./loaded";
import type { PageHas } from "./page-has";
import type * as Start from "./start";

declare const START_MODULE: string;

/** What of this code a page can use; set for each page when it is shipped, so that none carries the rest. */
declare const PAGE_HAS: PageHas;

/**
 * The few bytes that every page carries inline: they hold a press on a control of a sleeping island until it is awake, and
 * fetch the rest once the page has loaded and is painted (Paint Timing). Measured: fetched earlier, even after the load
 * event or as a module of low priority, it can come before the first paint and costs it up to 140 ms.
 */
let started = new Promise((painted) =>
  addEventListener("load", () => new PerformanceObserver(painted).observe({ type: "paint", buffered: true })),
)
  .then(begin)
  .finally(() => markLoaded(document));

/**
 * Fetches what starts the page. A module that failed once fails for ever in Firefox, so it is only asked for when it is there.
 */
function begin() {
  return (
    fetch(START_MODULE)
      .then(() => import(START_MODULE) as Promise<typeof Start>)
      .then(({ start }) => start(isPlain))
      // The page works as it does without a script: what is pressed is left to the browser.
      .catch((error: unknown) => console.error(START_MODULE, error))
  );
}

/** Whether a press is being given back: then it is the page's, whatever became of the island. */
let replaying = false;

/** Keeps a press on a sleeping control until its island is awake. What HTML can answer is answered at once. */
async function answer(event: Press): Promise<void> {
  if (replaying || !isPlain(event)) return;
  if (PAGE_HAS.dialogs && !(PAGE_HAS.tabs && isKey(event))) answerByDialog(event);
  if (PAGE_HAS.drafts) fillMail(event);
  const control = PAGE_HAS.tabs && isKey(event) ? sleepingTab(event) : sleepingControl(event);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  if (PAGE_HAS.rows && scrollRow(control)) return wake(control);
  // However often it was pressed meanwhile, it is pressed once.
  if (control.ariaBusy === "true" && !(PAGE_HAS.tabs && isKey(event))) return;
  // Seen at once. The browser also says what is missing in a form; the form itself says it when it is awake.
  control.ariaBusy = "true";
  if (PAGE_HAS.drafts) (control as HTMLButtonElement).form?.reportValidity();
  await wake(control);
  // A style sheet tells by it that an island still sleeps after a press on it (`failed-part.css`).
  control.ariaBusy = "false";
  replaying = true;
  if (PAGE_HAS.tabs && isKey(event)) control.dispatchEvent(new KeyboardEvent(event.type, event));
  else control.click();
  replaying = false;
}

/** Wakes the island around a control, or fails to. */
async function wake(control: Element): Promise<void> {
  // What has not come may be there now.
  await (
    await (started = started.then((around) => around ?? begin()))
  )?.(control);
}

document.addEventListener("click", answer as EventListener, true);
// Loaded again, or come back to: the browser looks for the place where the visitor was, which has to be there already.
// The newer entry of the navigation says the same in three times the bytes.
if (PAGE_HAS.later && performance.navigation.type) document.documentElement.dataset.again = "";
addEventListener("DOMContentLoaded", () => showSection(window));
if (PAGE_HAS.dialogs) document.addEventListener("keydown", answerByKey);
if (PAGE_HAS.tabs) document.addEventListener("keydown", answer as EventListener, true);
if (PAGE_HAS.drafts) document.addEventListener("input", keepTyped, true);
if (PAGE_HAS.filter) installFilter(document);
