import { type Browser, expect, test as base } from "@playwright/test";

import { takeWatch, type Watch, watchContext } from "../test";
import { pageVisitor, type Visitor } from "./visitor";
import { openDisplay, openWebKit } from "./webkit";

/** What WebKitGTK says of itself. */
const ofTheBrowser = [
  // It is built without web manifests, and says on every page that it does not know the policy for them.
  /^SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // What is fetched ahead of a press may wait for it as long as the visitor likes.
  /^OTHER WARN The resource \S+ was preloaded using link preload but not used/,
];

/**
 * Reads what a window of WebKitGTK has written (`webkit-window.mjs`).
 *
 * @param written lines of the page's console, and of the addresses it has requested
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
  /** Who drives the engine of a project. */
  driver: "Playwright" | "WebDriver";
}

interface Fixtures {
  visitor: Visitor;
  /** Whether the visitor wants less motion; where a driver can't say so, the page moves. */
  still: boolean;
  /** What a test makes a page log on its console; any other message fails it. */
  provoked: RegExp[];
}

interface Started {
  browser?: Browser;
  display?: string;
}

/**
 * What Firefox and WebKit log about code that is still loading when a page is left; it is not needed then.
 * The flows in Chromium, which logs nothing of it, allow no such message.
 */
const brokenOff = [
  /^error: (\S+\.js )?Error$/,
  /^ERROR \S+\.js TypeError: Load failed$/,
  /TypeError: Importing a module script failed\.$/,
  // An island names the module that it could not have.
  /^ERROR Error: \S+\.js$/,
];

/** Playwright's `test` with a visitor instead of a page, so that one test runs with any engine and driver. */
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
