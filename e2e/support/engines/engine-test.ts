import { type Browser, expect, test as base } from "@playwright/test";

import { takeWatch, type Watch, watchContext } from "../test";
import { pageVisitor, type Visitor } from "./visitor";
import { openDisplay, openWebKit } from "./webkit";

/** Console messages that WebKitGTK causes itself. */
const ofTheBrowser = [
  // It is built without web manifests, and reports `manifest-src` on every page as unknown.
  /^SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Preloaded code may stay unused until the visitor presses a control.
  /^OTHER WARN The resource \S+ was preloaded using link preload but not used/,
];

/**
 * Parses the output of a WebKitGTK window (`webkit-window.mjs`).
 *
 * @param written the page's console lines and requested URLs
 */
function messagesAndRequests(written: string, origin: string): Watch {
  const values = (line: RegExp) => [...written.matchAll(line)].map(([, value = ""]) => value);
  return {
    messages: values(/^(?:\S+:\d+:\d+: )?CONSOLE (.+)$/gm).filter(
      (message) => !ofTheBrowser.some((each) => each.test(message)),
    ),
    foreign: values(/^REQUEST (http\S+)$/gm).filter((address) => new URL(address).origin !== origin),
  };
}

interface Settings {
  driver: "Playwright" | "WebDriver";
}

interface Fixtures {
  visitor: Visitor;
  /** Whether to request reduced motion. Drivers without that option show all motion. */
  still: boolean;
  /** Console messages that a test provokes. Any other message fails the test. */
  provoked: RegExp[];
}

interface Started {
  browser?: Browser;
  display?: string;
}

/**
 * Messages of Firefox and WebKit about code that is still loading when a page is left. Chromium logs none,
 * and its flows allow none.
 */
const brokenOff = [
  /^error: (\S+\.js )?Error$/,
  /^ERROR \S+\.js TypeError: Load failed$/,
  /TypeError: Importing a module script failed\.$/,
  // The loader names the module that an island could not load.
  /^ERROR Error: \S+\.js$/,
];

/** Playwright's `test` with a visitor instead of a page, to run with any engine and driver. */
export const test = base.extend<Fixtures, Settings & { started: Started }>({
  driver: ["Playwright", { option: true, scope: "worker" }],
  still: [false, { option: true }],

  started: [
    async ({ driver, playwright, browserName, channel, headless, launchOptions }, use) => {
      if (driver === "WebDriver") {
        const display = await openDisplay();
        await use({ display: display.name });
        await display.close();
        return;
      }
      const browser = await playwright[browserName].launch({ ...launchOptions, channel, headless });
      await use({ browser });
      await browser.close();
    },
    { scope: "worker" },
  ],

  provoked: async ({}, use) => use([...brokenOff]),

  visitor: async ({ started, baseURL, still, provoked }, use) => {
    const { browser, display = "" } = started;
    const origin = baseURL ?? "";
    let watch: Watch;
    if (browser) {
      const context = await browser.newContext({
        baseURL,
        ...(still && { reducedMotion: "reduce" as const }),
      });
      watch = watchContext(context, origin);
      await use(pageVisitor(await context.newPage()));
      await context.close();
    } else {
      const window = await openWebKit(display, origin, still);
      await use(window.visitor);
      watch = messagesAndRequests(await window.close(), origin);
    }
    watch.messages = watch.messages.filter((message) => !provoked.some((each) => each.test(message)));
    takeWatch(watch);
  },
});

export { expect };
