import { expect, type Locator, type Page } from "@playwright/test";

import { type ToolRoute, tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { flowLocale } from "./matrix";

/**
 * Waits until the page's scripts have started, or have failed to load, and intersection observers have fired:
 * everything that the page does by itself is then under way.
 */
export async function expectStarted(page: Page): Promise<void> {
  await page.locator("html[data-js=loaded]").waitFor();
  await page.evaluate(
    () => new Promise((noticed) => new IntersectionObserver(noticed).observe(document.body)),
  );
}

/** Hydration takes about 100 ms; the default intervals would wait longer. */
const asksOften = { intervals: [25, 50, 100] };

/**
 * Moves the pointer over a page until an island is hydrated: React marks its content, also where Next hydrates.
 *
 * @param island the element with `data-island`
 */
export async function expectHydrated(island: Locator): Promise<void> {
  const { mouse } = island.page();
  let down = 0;
  const name = await island.getAttribute("data-island");
  await expect
    .poll(async () => {
      // Moves on until the script that listens has loaded.
      await mouse.move(1, (down = (down + 90) % 540));
      const isHydrated = await island.evaluate((element) =>
        Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith("__reactFiber$")),
      );
      return isHydrated ? "" : `the island "${name}" is not hydrated on ${island.page().url()}`;
    }, asksOften)
    .toBe("");
}

/** Hydrates every island of a page by scrolling to it and focusing it. */
export async function hydrateIslands(page: Page): Promise<void> {
  // Repeats until the script that listens has loaded.
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const waiting = [...document.querySelectorAll("[data-island]:not([data-hydrated])")];
          for (const island of waiting) {
            // An island has `display: contents`, so its content is scrolled to.
            island.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
            (island.closest("[data-island-scope]") ?? island).dispatchEvent(new Event("focusin"));
          }
          return waiting.map((island) => island.getAttribute("data-island"));
        }),
      { ...asksOften, message: "islands that are not hydrated" },
    )
    .toEqual([]);
}

/**
 * Runs in the page. Triggers interest, and waits for finite animations to end and sections to be laid out.
 */
export async function settle(): Promise<void> {
  document.dispatchEvent(new Event("scroll"));
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

export const expectToolReady = async (page: Page, route: ToolRoute) => {
  const tool = tools.find((each) => each.route === route);
  if (tool?.island) await expectHydrated(page.locator(`[data-island=${tool.island}]`));
};

/** Opens a tool and waits until it is hydrated. @param search field values for the URL */
export async function openTool(page: Page, tool: ToolRoute, search = "", locale = flowLocale): Promise<void> {
  await page.goto(path(locale, tool) + search);
  await expectToolReady(page, tool);
}

/** Applies another URL's field values to an open tool, like a step in the tab's history. */
export async function changeAddress(page: Page, search: string): Promise<void> {
  await page.evaluate((to) => {
    history.replaceState(history.state, "", location.pathname + to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, search);
}

/** Returns the field values in the page's URL. */
export const fieldsInAddress = (page: Page) =>
  Object.fromEntries(new URL(page.url()).searchParams) as Record<string, string>;
