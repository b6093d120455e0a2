import { setTimeout as pause } from "node:timers/promises";

import { type Browser, chromium, type Page } from "@playwright/test";

import { CommandError } from "../../command/command-error.mjs";
import type { PressedControl } from "./press-controls";

/** What one visit found of a control; milliseconds. Infinite: it never came. */
export interface Pressed {
  /** From letting go to the first frame in which something tells that the press was felt. */
  readonly answered: number;
  /** To the first frame with what it was pressed for. */
  readonly done: number;
  /** Interaction to Next Paint of the later presses; undefined without any. */
  readonly later: number | undefined;
  /** Whether the island around it was asleep and its code had not come when the press began; true where there is none. */
  readonly asleep: boolean;
}

/** The slow phone: its window, its network (round trip in ms, bits per second), and how many times slower it computes. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = { latency: 150, down: 1.6e6, up: 0.75e6 };
const slowdown = 4;

/** How long a press lasts, as in the tests; milliseconds. */
const hold = 80;

/** How long to wait for what a press is for; milliseconds. */
const patience = 10_000;

/** Starts a browser for presses. @param executablePath the browser */
export const startBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });

/**
 * Visits a page for the first time on the slow phone, and presses a control as soon as the page has started, by place.
 *
 * @param origin where the site is served
 * @throws CommandError when there is no such control
 */
export async function pressOnce(browser: Browser, origin: string, pressed: PressedControl): Promise<Pressed> {
  const context = await browser.newContext(phone);
  try {
    // The film's and the map's providers are not measured, nor asked.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    // The compiler gives functions their names by this; in the page it is not there.
    await context.addInitScript("globalThis.__name = (named) => named");
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    });
    await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(origin + pressed.address);
    await page.locator("html[data-js=loaded]").waitFor();
    if (pressed.before) await press(page, pressed.before);

    const { control, done, felt } = pressed;
    await page.evaluate(watchFirst, { control, done, felt: felt ?? done });
    await press(page, control);
    const first = await page
      .waitForFunction(() => (document as Watched).found?.done !== undefined, undefined, {
        timeout: patience,
      })
      .catch(() => undefined)
      .then(() => page.evaluate(() => (document as Watched).found));
    const { answered = Infinity, asleep = false } = { ...first };
    // Later presses find the island awake.
    await page
      .waitForFunction(
        (css) => document.querySelector(css)?.closest("[data-island]")?.matches("[data-hydrated]") ?? true,
        control,
        { timeout: patience },
      )
      .catch(() => undefined);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const later: number[] = [];
    for (const next of first?.done === undefined ? [] : (pressed.later ?? [control, control])) {
      await page.evaluate(watchLater);
      await press(page, next);
      later.push(await page.evaluate(() => (document as Watched).slowest?.() ?? 0));
    }
    return {
      answered,
      done: first?.done ?? Infinity,
      later: later.length ? Math.max(...later) : undefined,
      asleep,
    };
  } finally {
    await context.close();
  }
}

/** Presses at the middle of what a selector finds, wherever on the page it is, once it rests. */
async function press(page: Page, css: string): Promise<void> {
  const control = page.locator(css).first();
  await control.waitFor({ state: "attached", timeout: patience }).catch(() => {
    throw new CommandError(`Nothing on ${new URL(page.url()).pathname} is "${css}": see press-controls.ts.`);
  });
  const { x, y } = await control.evaluate(async (element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
    for (let before = ""; ;) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = { x: left + width / 2, y: top + height / 2 };
      const now = JSON.stringify(place);
      if (now === before && element.contains(document.elementFromPoint(place.x, place.y))) return place;
      before = now;
      await new Promise(requestAnimationFrame);
    }
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await pause(hold);
  await page.mouse.up();
}

/** What the functions below leave in the page. */
type Watched = Document & {
  found?: { asleep: boolean; answered?: number; done?: number };
  slowest?: () => Promise<number>;
};

/** Of Chromium; not yet among the compiler's. */
declare const scheduler: { postTask(task: () => void, options: { priority: string }): Promise<void> };

/** Runs in the page: notes when what the next press is for is painted. */
function watchFirst(selectors: { control: string; done: string; felt: string }): void {
  const watched = document as Watched;
  const isSeen = (css: string) =>
    [...document.querySelectorAll(css)].some((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left + right > 0 && left + right < 2 * innerWidth && element.checkVisibility();
    });
  addEventListener(
    "pointerdown",
    () => {
      const { module = "none", awake } =
        document.querySelector(selectors.control)?.closest<HTMLElement>("[data-island]")?.dataset ?? {};
      const hasCome = performance
        .getEntriesByType("resource")
        .some(({ name }) => new URL(name).pathname === module);
      watched.found = { asleep: awake === undefined && !hasCome };
    },
    { capture: true, once: true },
  );
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      const found = watched.found;
      const look = () => {
        const [felt, done] = [isSeen(selectors.felt), isSeen(selectors.done)];
        // What a frame shows is painted before the next task, and this is the next.
        const painted = () => {
          const passed = performance.now() - timeStamp;
          if (found && (felt || done)) found.answered ??= passed;
          if (found && done) found.done ??= passed;
        };
        void scheduler.postTask(painted, { priority: "user-blocking" });
        if (!done) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Runs in the page: collects how long the interactions take from here on (Event Timing). */
function watchLater(): void {
  let slowest = 0;
  const from = performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= from) slowest = Math.max(slowest, duration);
  });
  // Shorter ones are not told.
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  (document as Watched).slowest = async () => {
    // An event's duration is told once the frame after it has been painted.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((told) => setTimeout(told, 50));
    observer.disconnect();
    return slowest;
  };
}
