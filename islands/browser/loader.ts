import type { ComponentType } from "react";

import type * as Hydrate from "./hydrate";
import type { IsFile } from "./inline-loader";

/** Address of the module that hydrates an island, set by the postbuild. */
declare const HYDRATE_MODULE: string;

/** Finds what has taken a control's place; undefined where the island could not be hydrated. */
type Find = ((control: Element) => Element) | undefined;

/** An island; whether it is watched, and its hydration, once that is under way. */
type Island = HTMLElement & { isWatched?: boolean; hydration?: Promise<Find> | undefined };

/** What a site adds to the loader. */
export interface LoaderOptions {
  /** Whether an answer is the file that was requested; the inline loader brings it. */
  readonly isFile: IsFile;
  /** Runs once the page has been read to its end. */
  readonly begin?: () => void;
  /** Whether the visitor has shown interest before: the address requests something, the page before left something. */
  readonly isInterested?: () => boolean;
}

/** What the inline loader has brought. */
let isFile: IsFile;

/** The last press, done when it is over and shown. */
let press: Promise<void> | undefined;

/** How long a host may take to begin its answer, ms. A file that takes longer is missing; a slow one is not. */
export const answerLimit = 8000;

/** How far outside of the window an island may be and still count as coming into view. */
const margin = "200px";

/**
 * Starts the islands of a page. A page that the browser prerenders starts when it is visited. Where something keeps a page
 * from being read to its end, such as a style sheet below the first view, the islands that are there are started.
 *
 * @returns what hydrates the island around a control that is pressed
 */
export function startLoader({ begin, isInterested, ...brought }: LoaderOptions): typeof hydrateAround {
  ({ isFile } = brought);
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, beginPress, true);
  const start = () => {
    watchIslands(document);
    if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", start);
    begin?.();
    whenInterested(() => {
      for (const island of document.querySelectorAll<Island>("[data-hydrate=interest]")) void hydrate(island);
    }, isInterested?.());
  };
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", start);
  else start();
  return hydrateAround;
}

/**
 * Calls at the first sign of interest in the page: a pointer over it, focus, scrolling, another anchor; at once where there
 * has been one before the scripts came.
 *
 * @param already whether the visitor has shown interest in another way
 */
export function whenInterested(callback: () => void, already = false): void {
  for (const sign of ["pointerover", "focusin", "scroll", "hashchange"])
    addEventListener(sign, callback, { once: true });
  if (already || scrollY || document.activeElement !== document.body) callback();
}

/** Notes a press that begins. It is over after a second at the latest: over a context menu, or in another window, no end is reported. */
function beginPress(): void {
  press = new Promise((shown) => {
    setTimeout(shown, 1000);
    once(window, ["pointerup", "pointercancel", "keyup"], () =>
      requestAnimationFrame(() => setTimeout(shown)),
    );
  });
}

/** Calls at the first of each of some events, before anything below has seen it. */
function once(target: EventTarget, events: readonly string[], callback: () => void): void {
  for (const event of events) target.addEventListener(event, callback, { once: true, capture: true });
}

/** Hydrates each island when its `data-hydrate` says; any at the first press, key, focus or scrolling in its scope. */
function watchIslands(document: Document): void {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = isIntersecting && target.closest<HTMLElement>("[data-island]");
        if (!island) continue;
        inView.unobserve(target);
        void hydrate(island);
      }
    },
    { rootMargin: margin },
  );

  const last = document.readyState === "loading" && [...document.querySelectorAll("*")].at(-1);
  for (const island of document.querySelectorAll<Island>("[data-island]")) {
    // The one that the browser is reading is watched when it is whole.
    if (island.isWatched || (last && island.contains(last))) continue;
    island.isWatched = true;
    // An island itself is no box; its content is.
    if (island.dataset.hydrate === "visible") inView.observe(island.firstElementChild as Element);
    else {
      const scope = island.closest("[data-island-scope]") ?? island;
      if (scope.contains(document.activeElement)) void hydrate(island);
      // Scrolling does not bubble.
      once(scope, ["pointerdown", "keydown", "focusin", "scroll"], () => void hydrate(island));
    }
  }
}

/**
 * Hydrates the island around a control, if it stands in one; done when it is hydrated, or can't be.
 *
 * @returns what has taken the control's place where React had to draw the island anew, else the control
 */
export const hydrateAround = async (control: Element): Promise<Element> => {
  const island = control.closest<Island>("[data-island]");
  return (island && (await hydrate(island)))?.(control) ?? control;
};

/**
 * Hydrates one island, once. One that can't be loaded leaves the page as it is without a script, and the console names its
 * module; the next press on it tries again.
 */
function hydrate(island: Island): Promise<Find> {
  const { dataset } = island;
  return (island.hydration ??= load(dataset, island).then(
    (find) => {
      dataset.hydrated = "";
      return find;
    },
    (error: unknown): undefined => {
      delete island.hydration;
      console.error(error);
    },
  ));
}

/** Fetches React, the island's own module (`data-module`, set by the postbuild) and its props, side by side. */
async function load({ module, props, propsFile }: DOMStringMap, island: Element): Promise<Find> {
  const [{ hydrate }, { default: Component }, data] = (await Promise.all([
    importFetched(HYDRATE_MODULE),
    importFetched(module as string),
    // The postbuild makes a file of long props (`data-props-file`).
    props ? JSON.parse(props) : fetched(propsFile as string, "json"),
  ])) as [typeof Hydrate, { default: ComponentType<object> }, object];
  return hydrate(island, Component, data, () => delete (island as Island).hydration);
}

/**
 * Imports a module after fetching it (see `isFile` of the inline loader), and not during a press: to run React takes longer than a
 * press may wait for its answer.
 */
async function importFetched(module: string): Promise<unknown> {
  await fetched(module, "blob");
  await press;
  return import(/* turbopackIgnore: true */ module);
}

/** Fetches a file. @throws Error that names it, which the browser's own does not */
function fetched(file: string, as: "blob" | "json"): Promise<unknown> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), answerLimit);
  return fetch(file, { signal: request.signal })
    .finally(() => clearTimeout(timer))
    .then((answer) => (isFile(answer) ? (answer[as]() as Promise<unknown>) : Promise.reject()))
    .catch(() => Promise.reject(Error(file)));
}
