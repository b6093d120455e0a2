import { expect, type Page } from "@playwright/test";

import type { ToolRoute } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { flowLocale } from "./matrix";

/**
 * Waits until the page's scripts have started, or have failed to load, and intersection observers have fired:
 * everything that the page does by itself is then under way.
 */
export async function expectStarted(page: Page): Promise<void> {
  await page.locator("html[data-loaded]").waitFor();
  await page.evaluate(
    () => new Promise((noticed) => new IntersectionObserver(noticed).observe(document.body)),
  );
}

/**
 * Runs in the page. Scrolls to each island that is not hydrated yet, and signals a focus in it. Returns their names.
 */
export function wakeIslands(): string[] {
  const waiting = [...document.querySelectorAll("[data-island]:not([data-hydrated])")];
  for (const island of waiting) {
    // An island has `display: contents`, so its content is scrolled to.
    island.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
    (island.closest("[data-island-scope]") ?? island).dispatchEvent(new Event("focusin"));
  }
  return waiting.map((island) => island.getAttribute("data-island") ?? "");
}

/** Hydrates every island of a page. */
export async function hydrateIslands(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(wakeIslands), {
      // Hydration takes about 100 ms; the default intervals would wait longer.
      intervals: [25, 50, 100],
      message: "islands that are not hydrated",
    })
    .toEqual([]);
}

/**
 * Runs in the page. Triggers interest, and waits for finite animations to end and sections to be laid out.
 */
export async function settle(): Promise<void> {
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
  const ending = document.getAnimations().filter(({ effect, timeline }) => {
    const end = effect?.getComputedTiming().endTime;
    return timeline === document.timeline && typeof end === "number" && Number.isFinite(end);
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Scrolls to the top, which hides elements that appear on scrolling, and waits for the next frame. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // Resets the sequential focus start point, which scrolling into view has moved.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.blur();
    document.body.removeAttribute("tabindex");
    getSelection()?.collapse(document.body, 0);
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  });
}

/** Opens a tool and hydrates it. @param search field values for the URL */
export async function openTool(page: Page, tool: ToolRoute, search = "", locale = flowLocale): Promise<void> {
  await page.goto(path(locale, tool) + search);
  await hydrateIslands(page);
}
