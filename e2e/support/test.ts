import { test as base, expect } from "@playwright/test";

/** What a page must never do unasked; a test that provokes it takes it out of the list and says so. */
export interface Watch {
  /** Console messages and uncaught errors, as "type: text". */
  messages: string[];
  /** Requests to another origin than the site's. */
  foreign: string[];
}

/**
 * Playwright's `test` with a watch on every page: a console message, an uncaught error or a request to another host
 * fails the test that caused it.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { messages: [], foreign: [] };
      context.on("console", (message) => watch.messages.push(`${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => watch.messages.push(`uncaught: ${error.error().message}`));
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
