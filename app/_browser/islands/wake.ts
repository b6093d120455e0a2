import type { ComponentType } from "react";

import type * as Hydrate from "./hydrate";

/** Address of the module that hydrates an island, set when the site is shipped. */
declare const HYDRATE_MODULE: string;

/** How far below the window an island may be and still count as coming into view. */
const nearby = "200px";

/** How far, in windows, for its code to be fetched ahead, so that a press on it only wakes it. */
const ahead = "100%";

/** Islands on their way to life, so that each is woken once. */
const waking = new WeakMap<Element, Promise<void>>();

/**
 * Wakes the islands of a page, each when it is needed (`data-wake`): with the page, when it comes into view, or at the
 * first sign of interest in it or in the part of the page it drives (`data-island-scope`). The code of those that are
 * woken by a press and whose press HTML alone can't answer (`near`) is fetched ahead, unless the visitor saves data.
 */
export function wakeIslands(document: Document): void {
  const inView = whenNear(nearby, (island) => void wake(island));
  const near = whenNear(ahead, fetchAhead);

  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const need = island.dataset.wake;
    if (need === "load") void wake(island);
    // The island itself is no box; its content is.
    else if (need === "visible" && island.firstElementChild) inView.observe(island.firstElementChild);
    else {
      if (need === "near" && island.firstElementChild) near.observe(island.firstElementChild);
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

/** Does something once for each island whose content comes near the window. */
function whenNear(rootMargin: string, act: (island: HTMLElement) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = isIntersecting && target.closest<HTMLElement>("[data-island]");
        if (!island) continue;
        observer.unobserve(target);
        act(island);
      }
    },
    { rootMargin },
  );
  return observer;
}

/** Fetches what an island needs to wake (`data-ahead`, set when the site is shipped), and runs nothing of it. */
function fetchAhead({ dataset, ownerDocument }: HTMLElement): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const href of dataset.ahead?.split(" ") ?? []) {
    ownerDocument.head.append(
      Object.assign(ownerDocument.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}

/** Wakes the island around a control; done when it is awake, or can't be. */
export async function wakeAround(control: Element): Promise<void> {
  const island = control.closest("[data-island]");
  if (island) await wake(island);
}

/**
 * Wakes one island. One that can't be loaded leaves the page as it is without a script, and says so; the next press on
 * it tries again.
 */
function wake(island: Element): Promise<void> {
  const begun = waking.get(island);
  if (begun) return begun;
  const woken = load(island).then(
    () => island.setAttribute("data-awake", ""),
    (error: unknown) => {
      waking.delete(island);
      console.error(`The island "${island.getAttribute("data-island")}" could not be loaded.`, error);
    },
  );
  waking.set(island, woken);
  return woken;
}

/** Fetches React and the island's own module (`data-module`, set when the site is shipped), side by side. */
async function load(island: Element): Promise<void> {
  const [{ hydrate }, { default: Component }] = (await Promise.all([
    import(HYDRATE_MODULE),
    import(island.getAttribute("data-module") ?? ""),
  ])) as [typeof Hydrate, { default: ComponentType<object> }];
  await hydrate(island, Component, JSON.parse(island.getAttribute("data-props") ?? "{}") as object);
}
