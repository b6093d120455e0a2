import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";

/** Options of tests about motion: the short run reduces the motion of all other tests. */
export const usualMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Events that a page must never cause unasked. A test that provokes one removes it from the list. */
export interface Watch {
  /** Console messages and uncaught errors, as "type: text". */
  messages: string[];
  /** Requests to another origin. */
  foreign: string[];
}

/** Chromium logs this about its own cross-document view transitions on busy pages. */
const ofTheBrowser = /^Transition was (aborted|skipped)/;

/** Chromium warns of a preloaded file that is not used within seconds, as on a busy machine, or after a new width. */
const ofSlowness = /was preloaded using link preload but not used/;

/** Messages of Firefox and WebKit about code that is still loading when a page is left. Chromium logs none. */
const brokenOff = [
  /^error: (\S+\.js TypeError: Load failed|Error: \S+\.js)$/,
  /TypeError: Importing a module script failed\.$/,
];

/** Records the console messages and requests of a context's pages. */
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

/**
 * Playwright's `test` with a watch on every page: a console message, an uncaught error or a request to
 * another host fails the test that caused it.
 */
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
