import type { hydrateAround } from "./loader";

/** Address of the loader, set by the postbuild. */
declare const LOADER_MODULE: string;

/** A click, which has a button, or a key. */
export type Press = Event &
  Partial<Pick<MouseEvent, "button"> & Pick<KeyboardEvent, "key">> &
  EventModifierInit;

/** What a site adds to the inline loader. */
export interface InlineOptions {
  /**
   * Answers a plain click by what is in the page already, before the inline loader looks at it.
   *
   * @returns what the click is for that the site's code outside of islands answers once it has come, and not before: it is held, too, and
   * what `start` returns gets it, wherever it stands
   */
  readonly onClick?: (event: Event) => HTMLElement | null | undefined;
  /** Does at once what a control of a dormant island is for; the press is then not held. @returns whether it has */
  readonly answer?: ((control: HTMLElement) => boolean) | undefined;
  /** Runs when a held press has been answered, or its island is still dormant. */
  readonly onHeld?: () => void;
  /** Runs when the loader has started, or can't be fetched. */
  readonly onLoaded?: () => void;
}

/** The module that the inline loader fetches. */
interface LoaderModule {
  /** Gets what the inline code has already, so that the loader needs no copy. */
  start: (isPlain: (event: Press) => boolean, isFile: IsFile) => typeof hydrateAround;
}

export type IsFile = (answer: Response) => boolean;

/**
 * Returns whether an answer is the file that was requested: not an error, nor the page that a captive portal or a host sends
 * in its place. In Firefox, a module that failed to load once fails for ever, so it is not imported then.
 */
const isFile: IsFile = ({ ok, headers }) => ok && !/html/.test(headers.get("content-type") as string);

/** How long a page that is still loading, or that no paint is reported of, waits for its loader; milliseconds. */
export const longestWait = 4000;

/** How long a press is held, ms. Then the page says that it was in vain, and leaves it to the browser. */
export const longestHold = 8000;

/** An island that is not hydrated yet. */
const dormant = ".island:not([data-hydrated])";

/** Returns whether a click or a key is plain: not one for a tab, a window or a download. */
export function isPlain(event: Press): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * Returns which control of a dormant island a press is for. A click is for a button, or for a link that the
 * island takes over (`data-hold`); a key is for a tab, if it moves along a list of tabs. All other presses
 * are the browser's.
 *
 * @param event a plain click, or a plain key that goes down
 */
export function dormantControl({ target, key }: Press): HTMLElement | null {
  if (key && !/^(Arrow|Home|End)/.test(key)) return null;
  return (target as Element).closest(`${dormant} :is(${key ? "[role=tab]" : "button,[data-hold]"})`);
}

/**
 * The inline code of every page: fetches the loader, and holds a press on a control of a dormant island until the island is
 * hydrated, and one on what is awaited until that can be answered.
 *
 * The loader comes once the page has loaded and is painted: fetched before the first paint, even after the load event, it
 * costs that paint up to 140 ms on a slow phone. A visitor who acts before, or a long wait, brings it all the same: a picture
 * that never answers keeps `load` away, and not every browser reports a paint.
 */
export function startInlineLoader({ onClick, answer, onHeld, onLoaded }: InlineOptions): void {
  let loader = new Promise<unknown>((start) => {
    addEventListener("load", () => new PerformanceObserver(start).observe({ type: "paint", buffered: true }));
    for (const act of ["pointerdown", "keydown", "click", "focusin"]) addEventListener(act, start, true);
    setTimeout(start, longestWait);
  })
    .then(fetchLoader)
    .finally(onLoaded);

  /** Whether a held press is being repeated: then it is the page's, whatever became of the island. */
  let repeating = false;

  /** Returns what is to be pressed then. */
  async function hydrate(control: HTMLElement): Promise<HTMLElement> {
    // A loader that could not be fetched is fetched again.
    const around = await (loader = loader.then((fetched) => fetched ?? fetchLoader()));
    return ((await around?.(control)) as HTMLElement | undefined) ?? control;
  }

  async function hold(event: Press): Promise<unknown> {
    if (repeating || !isPlain(event)) return;
    const { key } = event;
    const awaited = key ? null : onClick?.(event);
    const control = dormantControl(event) ?? awaited;
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    if (answer?.(control)) return hydrate(control);
    // Several clicks on a control that waits are one; a key moves along the tabs each time.
    if (control.ariaBusy === "true" && !key) return;
    control.ariaBusy = "true";
    // The browser says what is missing in a form, after the frame that shows the press; the form itself says it when it is hydrated.
    requestAnimationFrame(() => setTimeout(() => (control as HTMLButtonElement).form?.reportValidity()));
    const pressed = await Promise.race([
      hydrate(control),
      new Promise<HTMLElement>((over) => setTimeout(over, longestHold, control)),
    ]);
    // Marks for style sheets that an island is still dormant after a press.
    control.ariaBusy = "false";
    onHeld?.();
    repeating = true;
    if (key) pressed.dispatchEvent(new KeyboardEvent(event.type, event));
    else pressed.click();
    repeating = false;
  }

  for (const press of ["click", "keydown"]) document.addEventListener(press, hold as EventListener, true);
}

/** Fetches the loader before importing it (`isFile`). */
function fetchLoader(): Promise<typeof hydrateAround | undefined> {
  return (
    fetch(LOADER_MODULE, { signal: AbortSignal.timeout(longestHold) })
      .then((answer) =>
        isFile(answer)
          ? (import(/* turbopackIgnore: true */ LOADER_MODULE) as Promise<LoaderModule>)
          : Promise.reject(answer.status),
      )
      .then(({ start }) => start(isPlain, isFile))
      // The page then works as it does without a script: held presses are left to the browser.
      .catch((error: unknown) => void console.error(LOADER_MODULE, error))
  );
}
