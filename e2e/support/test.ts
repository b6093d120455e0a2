import { test as base, expect } from "@playwright/test";

import { takeWatch, type Watch, watchContext } from "./watch";

export type { Watch };

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
