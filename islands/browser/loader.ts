import type { ComponentType } from "react";

import type * as Hydrate from "./hydrate";

/** URL of the module that hydrates an island, set by the postbuild. */
declare const HYDRATE_MODULE: string;

/** Finds the replacement of a control; undefined if hydration failed. */
type Find = ((control: Element) => Element) | undefined;

/** The element of an island, with its watched state and its pending or finished hydration. */
type Island = HTMLElement & { isWatched?: boolean; hydration?: Promise<Find> | undefined };

/** Returns whether a response is the requested file. */
export type IsFile = (answer: Response) => boolean;

/** Options that a site passes to the loader. */
export interface LoaderOptions {
  /** Passed on from the inline loader. */
  readonly isFile: IsFile;
  /** Runs once the page has been parsed. */
  readonly begin?: () => void;
  /** Returns whether the visitor showed interest before this page loaded, for example by its URL. */
  readonly isInterested?: () => boolean;
  /** Returns an element of the island that handles clicks on a control outside of it. */
  readonly partOf?: (control: Element) => Element | null | undefined;
  /** Runs when a hydrated island has ended, or one with the focus in its scope failed to load. */
  readonly onFailed?: (island: Element) => void;
}

let isFile: IsFile;
let onFailed: LoaderOptions["onFailed"];
let partOf: LoaderOptions["partOf"];

/** Observes the content of islands that wait to be near the viewport. */
let near: IntersectionObserver;

/** The last press; resolves after the frame that follows its end. */
let press: Promise<void> | undefined;

/** How long a host may take to start its response, in ms. A slow download may take longer. */
export const answerLimit = 8000;

/** Distance from the viewport at which an island counts as visible or near. */
const margin = "200px";

/**
 * Starts the islands of a page; a prerendered page starts when it is activated. While the page is still being
 * parsed, for example behind a style sheet below the first view, only complete islands start.
 *
 * @returns a function that hydrates the island around a pressed control
 */
export function startLoader({ begin, isInterested, ...brought }: LoaderOptions): typeof hydrateAround {
  ({ isFile, onFailed, partOf } = brought);
  near = new IntersectionObserver(comeNear, { rootMargin: margin });
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, beginPress, true);
  const start = () => {
    watchIslands(document);
    if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", start);
    begin?.();
    whenInterested(() => {
      for (const island of document.querySelectorAll<Island>("[data-hydrate=interest]")) void hydrate(island);
      if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
      for (const content of document.querySelectorAll("[data-prefetch] > :first-child"))
        near.observe(content);
    }, isInterested?.());
  };
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", start);
  else start();
  return hydrateAround;
}

/**
 * Calls back at the first sign of interest: a pointer over the page, focus, scrolling, a new fragment. Calls
 * back at once if the page is already scrolled or focused.
 *
 * @param already whether the visitor has shown interest in another way
 */
export function whenInterested(callback: () => void, already = false): void {
  for (const sign of ["pointerover", "focusin", "scroll", "hashchange"])
    addEventListener(sign, callback, { once: true });
  if (already || scrollY || document.activeElement !== document.body) callback();
}

/** Tracks a press, for a second at most: browsers report no end over a context menu or other window. */
function beginPress(): void {
  press = new Promise((shown) => {
    setTimeout(shown, 1000);
    once(window, ["pointerup", "pointercancel", "keyup"], () =>
      requestAnimationFrame(() => setTimeout(shown)),
    );
  });
}

/** Calls back at the first event of each type, in the capture phase. */
function once(target: EventTarget, events: readonly string[], callback: () => void): void {
  for (const event of events) target.addEventListener(event, callback, { once: true, capture: true });
}

/**
 * Watches each island for its `data-hydrate` condition. Any press, key, focus or scrolling in its scope also
 * hydrates an island that does not wait to be visible.
 */
function watchIslands(document: Document): void {
  const last = document.readyState === "loading" && [...document.querySelectorAll("*")].at(-1);
  for (const island of document.querySelectorAll<Island>("[data-island]")) {
    // Skips the island that is still being parsed.
    if (island.isWatched || (last && island.contains(last))) continue;
    island.isWatched = true;
    // An island has `display: contents`, so its content is observed.
    if (island.dataset.hydrate === "visible") near.observe(island.firstElementChild as Element);
    else {
      const scope = scopeOf(island);
      if (scope.contains(document.activeElement)) void hydrate(island);
      // Works because capture handles `scroll`, which does not bubble.
      once(scope, ["pointerdown", "keydown", "focusin", "scroll"], () => void hydrate(island));
    }
  }
}

/** Returns the element whose events hydrate an island. */
const scopeOf = (island: Element) => island.closest("[data-island-scope]") ?? island;

/** Hydrates visible islands. Fetches the code of near `prefetch` islands once the visitor scrolls. */
function comeNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const island = isIntersecting && target.closest<HTMLElement>("[data-island]");
    if (!island) continue;
    near.unobserve(target);
    const { dataset } = island;
    if (dataset.hydrate === "visible") void hydrate(island);
    else if (scrollY) {
      delete dataset.prefetch;
      // The next press reports a failed fetch.
      prefetch(dataset).catch(() => undefined);
    }
  }
}

/**
 * Hydrates the island around a control, or the one that handles its clicks, if there is one. Resolves when hydration is done or has failed.
 *
 * @returns the replacement of the control if React rendered the island from scratch, otherwise the control
 */
export const hydrateAround = async (control: Element): Promise<Element> => {
  const island = (partOf?.(control) ?? control).closest<Island>("[data-island]");
  return (island && (await hydrate(island)))?.(control) ?? control;
};

/** Hydrates an island once. On failure it stays plain HTML, and the next press or key tries again. */
function hydrate(island: Island): Promise<Find> {
  const { dataset } = island;
  return (island.hydration ??= load(dataset, island).then(
    (find) => {
      dataset.hydrated = "";
      return find;
    },
    (error: unknown): undefined => {
      console.error(error);
      fail(island);
    },
  ));
}

/**
 * Lets the next press or key hydrate an island again.
 *
 * @param isInUse whether to report the failure
 */
function fail(island: Island, isInUse = scopeOf(island).contains(document.activeElement)): void {
  delete island.hydration;
  once(scopeOf(island), ["pointerdown", "keydown"], () => void hydrate(island));
  if (isInUse) onFailed?.(island);
}

/** Fetches React, the island's module (`data-module`, set by the postbuild) and its props in parallel. */
async function load({ module, props, propsFile }: DOMStringMap, island: Island): Promise<Find> {
  const [{ hydrate }, { default: Component }, data] = (await Promise.all([
    importFetched(HYDRATE_MODULE),
    importFetched(module as string),
    // The postbuild moves long props to a file (`data-props-file`).
    props ? JSON.parse(props) : fetched(propsFile as string, "json"),
  ])) as [typeof Hydrate, { default: ComponentType<object> }, object];
  return hydrate(island, Component, data, (error) => {
    console.error(error);
    // For code of the site that the island has started, and that continues without it.
    island.dispatchEvent(new Event("islandend", { bubbles: true }));
    fail(island, true);
  });
}

/** Fetches an island's files, and imports its module if all succeed, without running React. */
async function prefetch({ module, propsFile }: DOMStringMap): Promise<void> {
  for (const file of [HYDRATE_MODULE, module, propsFile]) if (file) await fetched(file, "blob");
  await import(/* turbopackIgnore: true */ module as string);
}

/**
 * Imports a module after checking its response (`isFile`), but never during a press: React's start would
 * delay the frame that shows the press.
 */
async function importFetched(module: string): Promise<unknown> {
  await fetched(module, "blob");
  await press;
  return import(/* turbopackIgnore: true */ module);
}

/** Fetches a file. @throws Error that names the file, unlike the browser's own error */
function fetched(file: string, as: "blob" | "json"): Promise<unknown> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), answerLimit);
  return fetch(file, { signal: request.signal })
    .finally(() => clearTimeout(timer))
    .then((answer) => (isFile(answer) ? (answer[as]() as Promise<unknown>) : Promise.reject()))
    .catch(() => Promise.reject(Error(file)));
}
