import type { ComponentType } from "react";

import type * as Hydrate from "./hydrate";

/** Address of the module that hydrates an island, set when the site is shipped. */
declare const HYDRATE_MODULE: string;

/** An island, and its way to life once that is begun: each is woken once. */
type Island = HTMLElement & { waking?: Promise<void> };

/**
 * Wakes the islands of a page, each when it is needed (`data-hydrate`): when it comes into view, or at the first sign of
 * interest in it or in the part of the page it drives (`data-island-scope`). The code of those that are woken by a press
 * and whose press HTML alone can't answer (`near`) is fetched ahead (`fetch-ahead.ts`).
 */
export function hydrateIslands(document: Document): void {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = isIntersecting && target.closest<HTMLElement>("[data-island]");
        if (!island) continue;
        inView.unobserve(target);
        void wake(island);
      }
    },
    // So far below the window it counts as coming into view.
    { rootMargin: "200px" },
  );

  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const need = island.dataset.hydrate;
    // The island itself is no box; its content is.
    if (need === "visible") inView.observe(island.firstElementChild as Element);
    else {
      const scope = island.closest("[data-island-scope]") ?? island;
      // The visitor was there before the scripts.
      if (scope.contains(document.activeElement)) void wake(island);
      // A strip inside that scrolls tells only those who catch its event on the way down.
      for (const sign of ["pointerdown", "keydown", "focusin", "scroll"]) {
        scope.addEventListener(sign, () => void wake(island), { once: true, capture: true });
      }
    }
  }
}

/** Wakes the island around a control of it; done when it is awake, or can't be. */
export const hydrateAround = (control: Element): Promise<void> =>
  wake(control.closest("[data-island]") as Island);

/**
 * Wakes one island. One that can't be loaded leaves the page as it is without a script, and the console names its module;
 * the next press on it tries again.
 */
function wake(island: Island): Promise<void> {
  const { dataset } = island;
  return (island.waking ??= load(dataset, island).then(
    () => void (dataset.hydrated = ""),
    (error: unknown) => {
      delete island.waking;
      console.error(error);
    },
  ));
}

/** Fetches React and the island's own module (`data-module`, set when the site is shipped), side by side. */
async function load({ module, props }: DOMStringMap, island: Element): Promise<void> {
  const [{ hydrate }, { default: Component }] = (await Promise.all([
    get(HYDRATE_MODULE),
    get(module as string),
  ])) as [typeof Hydrate, { default: ComponentType<object> }];
  await hydrate(island, Component, JSON.parse(props as string) as object);
}

/**
 * Imports a module that is there. One that failed to come fails for ever in Firefox, so only what can be fetched is imported:
 * what comes of a press is not decided by the network of the press before.
 */
async function get(module: string): Promise<unknown> {
  await fetch(module)
    .then((answer) => answer.blob())
    // The browser's own error does not name it.
    .catch(() => Promise.reject(Error(module)));
  return import(module);
}
