import { markLoaded } from "./loaded";
import { sleepingControl } from "./sleeping";

declare const START_MODULE: string;

/**
 * The few bytes that every page carries inline: they keep a press on a control of a sleeping island, and fetch the rest
 * once the page has loaded. Measured: fetched earlier, even as a module of low priority, it costs the first paint.
 */
let pressed: HTMLElement | undefined;

const keep = (event: MouseEvent) => {
  const control = sleepingControl(event);
  if (!control) return;
  event.preventDefault();
  pressed = control;
};

document.addEventListener("click", keep, true);
addEventListener("load", async () => {
  try {
    const { start } = (await import(START_MODULE)) as typeof import("../_shell/start");
    document.removeEventListener("click", keep, true);
    start(pressed);
  } catch (error) {
    // The page works as it does without a script: what was pressed is left to the browser.
    document.removeEventListener("click", keep, true);
    markLoaded(document);
    console.error("The page's scripts could not be loaded.", error);
    pressed?.click();
  }
});
