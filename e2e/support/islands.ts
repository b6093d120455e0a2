import { expect, type Locator, type Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { flowLocale } from "./matrix";

/**
 * Waits until the scripts of an open page have started (or have failed to come) and what is in view has been noticed:
 * whatever the page fetches or does by itself is under way from here on.
 */
export async function expectStarted(page: Page): Promise<void> {
  await page.locator("html[data-js=loaded]").waitFor();
  await page.evaluate(
    () => new Promise((noticed) => new IntersectionObserver(noticed).observe(document.body)),
  );
}

/** An island is hydrated within a tenth of a second; a poll by itself would come again only after a quarter of one. */
const asksOften = { intervals: [25, 50, 100] };

/**
 * Shows interest in a page, by the pointer, and waits until an island answers to the visitor: the site marks it
 * (`data-hydrated`); where Next itself hydrates, React leaves its own mark on what is inside.
 *
 * @param island the element with `data-island`
 */
export async function expectHydrated(island: Locator): Promise<void> {
  const { mouse } = island.page();
  let down = 0;
  const name = await island.getAttribute("data-island");
  await expect
    .poll(async () => {
      // On to another part of the page until it is hydrated: the script that listens comes only after the page.
      await mouse.move(1, (down = (down + 90) % 540));
      const isHydrated = await island.evaluate((place) =>
        place.hasAttribute("data-module")
          ? place.hasAttribute("data-hydrated")
          : Object.keys(place.firstElementChild ?? {}).some((key) => key.startsWith("__reactFiber$")),
      );
      return isHydrated ? "" : `the island "${name}" is not hydrated on ${island.page().url()}`;
    }, asksOften)
    .toBe("");
}

/** Brings every island of a page to life, by what hydrates it: the page itself, coming into view, or interest in it. */
export async function hydrateIslands(page: Page): Promise<void> {
  const islands = page.locator("[data-island]");
  for (const island of await islands.all()) {
    // Requested until it is hydrated: the script that listens comes only after the page.
    await expect(async () => {
      await island.evaluate((element) => {
        // The island itself is no box; its content is.
        element.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
        (element.closest("[data-island-scope]") ?? element).dispatchEvent(new Event("focusin"));
      });
      await expect(island).toHaveAttribute("data-hydrated", "", { timeout: 500 });
    }).toPass(asksOften);
  }
}

/** Runs in the page. Shows interest in it, and waits until what it does once is over: all its sections are laid out. */
export async function settle(): Promise<void> {
  document.dispatchEvent(new Event("scroll"));
  const ending = document.getAnimations().filter(({ effect, timeline }) => {
    const end = effect?.getComputedTiming().endTime;
    return timeline === document.timeline && typeof end === "number" && Number.isFinite(end);
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Goes to the page's top, where what comes with scrolling is away, and waits until the page shows that. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // What was scrolled into view is where Tab goes on from; from here on it is the page's start again.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.blur();
    document.body.removeAttribute("tabindex");
    getSelection()?.collapse(document.body, 0);
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  });
}

/** The tools that draw, each an island on a page of its own. */
const tools = {
  load: "load-planner",
  size: "size-tool",
  comparison: "comparison-filter",
} as const;

export type Tool = keyof typeof tools;

/** Waits until a tool answers to the visitor. */
export const expectToolReady = (page: Page, tool: Tool) =>
  expectHydrated(page.locator(`[data-island=${tools[tool]}]`));

/** Opens a tool, and waits until it answers. @param search what the address says of its fields */
export async function openTool(page: Page, tool: Tool, search = "", locale = flowLocale): Promise<void> {
  await page.goto(path(locale, tool) + search);
  await expectToolReady(page, tool);
}

/** Shows in an open tool what another address says of its fields, as a step in the tab's history does, without a new page. */
export async function changeAddress(page: Page, search: string): Promise<void> {
  await page.evaluate((to) => {
    history.replaceState(history.state, "", location.pathname + to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, search);
}

/** What the page's address says of fields, in any order. */
export const fieldsInAddress = (page: Page) =>
  Object.fromEntries(new URL(page.url()).searchParams) as Record<string, string>;
