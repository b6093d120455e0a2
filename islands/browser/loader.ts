import type { ComponentType } from "react";

import { fetchAhead, filesOf, type IsFile, line, modulesOf } from "./files";
import type * as Hydrate from "./hydrate";
import { beginPress, once, pressEnd, whenInterested } from "./signs";

/** Finds the replacement of a control; undefined if hydration failed. */
type Find = ((control: Element) => Element) | undefined;
type Island = HTMLElement & { isWatched?: boolean; hydration?: Promise<Find> | undefined };
type IslandModule = typeof Hydrate & { default: ComponentType<object> };

export interface LoaderOptions {
  /** Passed on from the inline loader. */
  readonly isFile: IsFile;
  /** Runs once the page has been parsed. Returns whether the visitor has shown interest, for example by its URL. */
  readonly begin?: () => boolean;
  /** Runs when a hydrated island has ended, or one with the focus in its scope failed to load. */
  readonly onFailed?: (island: Element) => void;
}

let isFile: IsFile;
let onFailed: LoaderOptions["onFailed"];

/**
 * Starts the islands of a page, of a prerendered one when it is activated. While the page is still being parsed, only
 * complete islands start.
 *
 * @returns a function that hydrates the island around a pressed control
 */
export function startLoader({ begin, ...brought }: LoaderOptions): typeof hydrateAround {
  ({ isFile, onFailed } = brought);
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, beginPress, true);
  const start = () => {
    watchIslands(document);
    if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", start);
    whenInterested(hydrateNear, begin?.());
    setTimeout(() => fetchAhead(isFile));
  };
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", start);
  else start();
  return hydrateAround;
}

/** Hydrates an island at a press, key, focus or scrolling in its scope. */
function watchIslands(document: Document): void {
  const last = document.readyState === "loading" && [...document.querySelectorAll("*")].at(-1);
  for (const island of document.querySelectorAll<Island>("[data-island]")) {
    // Skips the island that is still being parsed.
    if (island.isWatched || (last && island.contains(last))) continue;
    island.isWatched = true;
    const scope = scopeOf(island);
    if (scope.contains(document.activeElement)) void hydrate(island);
    once(scope, ["pointerdown", "keydown", "focusin", "scroll"], () => void hydrate(island));
  }
}

const scopeOf = (island: Element) => island.closest("[data-island-scope]") ?? island;

/** After the first sign of interest, hydrates islands as they come near the viewport, except those for a press. */
function hydrateNear(): void {
  if (line()?.saveData) return;
  // An island has `display: contents`, so its content is observed, which others may wrap or replace.
  const islands = new Map<Element, Island>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = isIntersecting && islands.get(target);
        if (!island) continue;
        near.unobserve(target);
        void hydrate(island);
      }
    },
    { rootMargin: "200px" },
  );
  for (const island of document.querySelectorAll<Island>("[data-island]:not([data-press])")) {
    const { firstElementChild: content } = island;
    if (!content) continue;
    islands.set(content, island);
    near.observe(content);
  }
}

/**
 * Hydrates the island around a control, or around the element whose id its `data-hold` names.
 *
 * @returns after a success or failure, the control, or its replacement if React rendered the island from scratch
 */
export const hydrateAround = async (control: Element): Promise<Element> => {
  const { hold } = (control as HTMLElement).dataset;
  const island = ((hold && document.getElementById(hold)) || control).closest<Island>("[data-island]");
  return (island && (await hydrate(island)))?.(control) ?? control;
};

/** Hydrates an island once. On failure it stays plain HTML, and the next press or key tries again. */
function hydrate(island: Island): Promise<Find> {
  return (island.hydration ??= load(island).then(
    (find) => {
      island.dataset.hydrated = "";
      return find;
    },
    (error: unknown): undefined => {
      console.error(error);
      fail(island);
    },
  ));
}

/** Lets the next press or key hydrate an island again. Reports its failure if it is in use. */
function fail(island: Island, isInUse = scopeOf(island).contains(document.activeElement)): void {
  delete island.hydration;
  once(scopeOf(island), ["pointerdown", "keydown"], () => void hydrate(island));
  if (isInUse) onFailed?.(island);
}

/** Fetches and hydrates an island, but not during a press: React would delay the frame that shows the press. */
async function load(island: Island): Promise<Find> {
  const data = await filesOf(island, isFile);
  const [module = ""] = modulesOf(island);
  await pressEnd();
  const { hydrate, default: Component } = (await import(/* turbopackIgnore: true */ module)) as IslandModule;
  // Another press may have begun meanwhile: browsers send no click to a control that replaces the pressed one.
  await pressEnd();
  return hydrate(island, Component, data, (error) => {
    console.error(error);
    // For site code that the island has started, and that outlives it.
    island.dispatchEvent(new Event("islandend", { bubbles: true }));
    fail(island, true);
  });
}
