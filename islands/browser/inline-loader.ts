import type { IsFile } from "./files";

/** Set by the postbuild. */
declare const LOADER_MODULE: string;

export type Press = Event &
  Partial<Pick<MouseEvent, "button"> & Pick<KeyboardEvent, "key">> &
  EventModifierInit;

/** Prepares a control for its held press. @returns the element to press, or null if the press is answered */
type Prepare = (control: Element) => Promise<HTMLElement | null>;

interface LoaderModule {
  /** Receives the inline code's functions, for no second copy. */
  start: (isPlain: (event: Press) => boolean, isFile: IsFile, onHeld?: () => void) => Prepare;
}

/**
 * Returns whether a response is the requested file, and no error or HTML page of a captive portal or host. Firefox does
 * not fetch a module again after its import failed.
 */
const isFile: IsFile = ({ ok, headers }) => ok && !/html/.test(headers.get("content-type") as string);

/** Longest wait for the `load` event and the first paint before the loader is fetched, in ms. */
export const longestWait = 4000;

/** How long a press is held, in ms. Then the browser handles it. */
export const longestHold = 8000;

/** Returns whether a press has no modifier or other button, which open tabs or windows. */
export function isPlain(event: Press): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * Returns the control whose plain click or key press must be held: for a click, a button of a dormant island, or an
 * element with `data-hold` in it or outside of islands; for a key that moves along a tab list, the tab.
 */
export function heldControl({ target, key }: Press): HTMLElement | null {
  if (key && !/^(Arrow|Home|End)/.test(key)) return null;
  const dormant = ".island:not([data-hydrated])";
  return (target as Element).closest(
    key ? `${dormant} [role=tab]` : `${dormant} :is(button,[data-hold]),[data-hold]:not(.island *)`,
  );
}

/**
 * Runs as the inline code of every page. Holds presses (`heldControl`) until they can be handled, and fetches the
 * loader after the `load` event and the first paint: earlier, it delays that paint by up to 140 ms on a slow phone. A
 * visitor's first action starts it at once, and so does a timeout: a picture that never loads prevents `load`, and
 * not every browser reports paints. Marks the document (`data-loaded`) once the loader has started or failed.
 *
 * @param onHeld runs when a held press is repeated, hydrated or not. The loader calls it when an island fails.
 */
export function startInlineLoader(onHeld?: () => void): void {
  let loader = new Promise<unknown>((start) => {
    addEventListener("load", () => new PerformanceObserver(start).observe({ type: "paint", buffered: true }));
    for (const act of ["pointerdown", "keydown", "click", "focusin"]) addEventListener(act, start, true);
    setTimeout(start, longestWait);
  })
    .then(fetchLoader)
    .finally(() => (document.documentElement.dataset.loaded = ""));

  let repeating = false;

  async function prepared(control: HTMLElement): Promise<HTMLElement | null> {
    // Retries a failed fetch of the loader.
    const prepare = await (loader = loader.then((fetched) => fetched ?? fetchLoader()));
    return prepare ? prepare(control) : control;
  }

  async function hold(event: Press): Promise<void> {
    if (repeating || !isPlain(event)) return;
    const { key } = event;
    const control = heldControl(event);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    // Repeated clicks on a waiting control count once. Repeated keys each move along the tabs.
    if (control.ariaBusy === "true" && !key) return;
    control.ariaBusy = "true";
    const pressed = await Promise.race([
      prepared(control),
      new Promise<HTMLElement>((over) => setTimeout(over, longestHold, control)),
    ]);
    // Lets style sheets mark a press that found its island still dormant.
    control.ariaBusy = "false";
    if (!pressed) return;
    onHeld?.();
    repeating = true;
    if (key) pressed.dispatchEvent(new KeyboardEvent(event.type, event));
    else pressed.click();
    repeating = false;
  }

  for (const press of ["click", "keydown"]) document.addEventListener(press, hold as EventListener, true);

  function fetchLoader(): Promise<Prepare | undefined> {
    const address = LOADER_MODULE;
    return (
      fetch(address, { signal: AbortSignal.timeout(longestHold) })
        .then((answer) =>
          isFile(answer)
            ? (import(/* turbopackIgnore: true */ address) as Promise<LoaderModule>)
            : Promise.reject(answer.status),
        )
        .then(({ start }) => start(isPlain, isFile, onHeld))
        // The page works as without JavaScript: held presses go to the browser.
        .catch((error: unknown) => void console.error(address, error))
    );
  }
}
