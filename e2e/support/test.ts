import { type BrowserContext, expect, test as base } from "@playwright/test";

/** What a page must never do unasked; a test that provokes it takes it out of the list and says so. */
export interface Watch {
  /** Console messages and uncaught errors, as "type: text". */
  messages: string[];
  /** Requests to another origin than the site's. */
  foreign: string[];
}

/** Chromium says this of its own cross-document view transitions when a page is busy; no page can prevent it. */
const ofTheBrowser = /^Transition was (aborted|skipped)/;

/** Records what the pages of a context log and request. */
export function watchContext(context: BrowserContext, origin: string | undefined): Watch {
  const watch: Watch = { messages: [], foreign: [] };
  context.on("console", (message) => watch.messages.push(`${message.type()}: ${message.text()}`));
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

/** Expects that nothing was logged, and nothing requested from another host. */
export function takeWatch(watch: Watch): void {
  expect.soft(watch.messages, "console messages and uncaught errors").toEqual([]);
  expect.soft(watch.foreign, "requests to other hosts").toEqual([]);
}

/**
 * Playwright's `test` with a watch on every page: a console message, an uncaught error or a request to another host
 * fails the test that caused it.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = watchContext(context, baseURL);
      await use(watch);
      takeWatch(watch);
    },
    { auto: true },
  ],
});

export { expect };
