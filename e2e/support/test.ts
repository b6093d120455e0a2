import { test as base, expect } from "@playwright/test";

/** What a page must never do unasked; a test that provokes it takes it out of the list and says so. */
export interface Watch {
  /** Console messages and uncaught errors, as "type: text". */
  messages: string[];
  /** Requests to another origin than the site's. */
  foreign: string[];
}

/** Chromium says this of its own cross-document view transitions when a page is busy; no page can prevent it. */
const ofTheBrowser = /^Transition was (aborted|skipped)/;

/**
 * Playwright's `test` with a watch on every page: a console message, an uncaught error or a request to another host
 * fails the test that caused it.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { messages: [], foreign: [] };
      context.on("console", (message) => watch.messages.push(`${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => {
        const { message } = error.error();
        if (!ofTheBrowser.test(message)) watch.messages.push(`uncaught: ${message}`);
      });
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) watch.foreign.push(request.url());
      });
      await use(watch);
      expect.soft(watch.messages, "console messages and uncaught errors").toEqual([]);
      expect.soft(watch.foreign, "requests to other hosts").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
