import { type BrowserContext, type Page, expect, test as base } from "@playwright/test";

import type { ToolRoute } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { flowLocale } from "./matrix";

/** Options of tests about motion: the short run reduces the motion of all other tests. */
export const usualMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** What a page must never cause unasked. A test that provokes it removes it. */
export interface Watch {
  /** Console messages and uncaught errors, as "type: text". */
  messages: string[];
  /** Requests to another origin. */
  foreign: string[];
}

/** Chromium logs this about its own cross-document view transitions on busy pages. */
const ofTheBrowser = /^Transition was (aborted|skipped)/;

/** Chromium warns of a preloaded file that is not used within seconds, as on a busy machine. */
const ofSlowness = /was preloaded using link preload but not used/;

/** Messages of Firefox and WebKit about code that is still loading when a page is left. */
const brokenOff = [
  /^error: (\S+\.js TypeError: Load failed|Error: \S+\.js)$/,
  /TypeError: Importing a module script failed\.$/,
];

function watchContext(context: BrowserContext, origin: string | undefined): Watch {
  const watch: Watch = { messages: [], foreign: [] };
  context.on("console", (message) => {
    if (!ofSlowness.test(message.text())) watch.messages.push(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!ofTheBrowser.test(message)) watch.messages.push(`uncaught: ${message}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) watch.foreign.push(request.url());
  });
  return watch;
}

/** Playwright's `test`, which fails on console messages, uncaught errors and requests to other hosts. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL, browserName }, use) => {
      const watch = watchContext(context, baseURL);
      await use(watch);
      if (browserName !== "chromium")
        watch.messages = watch.messages.filter((message) => !brokenOff.some((each) => each.test(message)));
      expect.soft(watch.messages, "console messages and uncaught errors").toEqual([]);
      expect.soft(watch.foreign, "requests to other hosts").toEqual([]);
    },
    { auto: true },
  ],
});

/** Holds back all responses for a URL. @returns a function that releases them */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(address, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

export { expect };

/** Waits until the page's scripts have started, or failed to load, and intersection observers have fired. */
export async function expectStarted(page: Page): Promise<void> {
  await page.locator("html[data-loaded]").waitFor();
  await page.evaluate(
    () => new Promise((noticed) => new IntersectionObserver(noticed).observe(document.body)),
  );
}

/** Runs in the page. Scrolls to each dormant island, and signals a focus in it. Returns their names. */
export function wakeIslands(): string[] {
  const waiting = [...document.querySelectorAll("[data-island]:not([data-hydrated])")];
  for (const island of waiting) {
    island.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
    (island.closest("[data-island-scope]") ?? island).dispatchEvent(new Event("focusin"));
  }
  return waiting.map((island) => island.getAttribute("data-island") ?? "");
}

/** Hydrates every island of a page. */
export async function hydrateIslands(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(wakeIslands), {
      intervals: [25, 50, 100],
      message: "islands that are not hydrated",
    })
    .toEqual([]);
}

/** Runs in the page. Triggers interest, and waits for finite animations to end. */
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
    // Resets the start point of Tab.
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
