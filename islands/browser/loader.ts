import type { ComponentType } from "react";

import type * as Hydrate from "./hydrate";

/** Address of the module that hydrates an island, set by the postbuild. */
declare const HYDRATE_MODULE: string;

/** An island; its hydration, once that is under way. */
type Island = HTMLElement & { hydration?: Promise<void> };

/** What a site adds to the loader. */
export interface LoaderOptions {
  /** Runs first. */
  readonly begin?: () => void;
  /** Whether the visitor has shown interest before: the address requests something, the page before left something. */
  readonly isInterested?: () => boolean;
}

/** How far outside of the window an island may be and still count as coming into view. */
const margin = "200px";

/**
 * Starts the islands of a page. A page that the browser prerenders starts when it is visited.
 *
 * @returns what hydrates the island around a control that is pressed
 */
export function startLoader({ begin, isInterested }: LoaderOptions = {}): typeof hydrateAround {
  const start = () => {
    begin?.();
    watchIslands(document);
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

  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    // An island itself is no box; its content is.
    if (island.dataset.hydrate === "visible") inView.observe(island.firstElementChild as Element);
    else {
      const scope = island.closest("[data-island-scope]") ?? island;
      if (scope.contains(document.activeElement)) void hydrate(island);
      // Scrolling does not bubble.
      for (const sign of ["pointerdown", "keydown", "focusin", "scroll"])
        scope.addEventListener(sign, () => void hydrate(island), { once: true, capture: true });
    }
  }
}

/** Hydrates the island around a control of it; done when it is hydrated, or can't be. */
export const hydrateAround = (control: Element): Promise<void> =>
  hydrate(control.closest("[data-island]") as Island);

/**
 * Hydrates one island, once. One that can't be loaded leaves the page as it is without a script, and the console names its
 * module; the next press on it tries again.
 */
function hydrate(island: Island): Promise<void> {
  const { dataset } = island;
  return (island.hydration ??= load(dataset, island).then(
    () => void (dataset.hydrated = ""),
    (error: unknown) => {
      delete island.hydration;
      console.error(error);
    },
  ));
}

/** Fetches React, the island's own module (`data-module`, set by the postbuild) and its props, side by side. */
async function load({ module, props, propsFile }: DOMStringMap, island: Element): Promise<void> {
  const [{ hydrate }, { default: Component }, data] = (await Promise.all([
    importFetched(HYDRATE_MODULE),
    importFetched(module as string),
    // The postbuild makes a file of long props (`data-props-file`).
    props ? JSON.parse(props) : fetched(propsFile as string, "json"),
  ])) as [typeof Hydrate, { default: ComponentType<object> }, object];
  await hydrate(island, Component, data);
}

/** Imports a module after fetching it: in Firefox, a module that failed to load once fails for ever. */
async function importFetched(module: string): Promise<unknown> {
  await fetched(module, "blob");
  return import(/* turbopackIgnore: true */ module);
}

/** Fetches a file. @throws Error that names it, which the browser's own does not */
const fetched = (file: string, as: "blob" | "json"): Promise<unknown> =>
  fetch(file)
    .then((answer) => answer[as]() as Promise<unknown>)
    .catch(() => Promise.reject(Error(file)));
