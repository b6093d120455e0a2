import { join } from "node:path";

import { defineConfig, type Project } from "@playwright/test";

import { findChromium, findFirefox, findWebKit } from "./e2e/support/engines/find-engines";
import shipped from "./playwright.config";

// `npm run test:engines`: the engines beside Chromium, on the site that `npm test` has built. Playwright's own builds where
// they are installed, as on GitHub; else the ones of the distribution, as far as their drivers go (docs/engines.md).

/** What ran, for whoever counts. */
const REPORT = "reports/engines.json";

/** The suite of places and keys, which runs by either driver. */
const PLACES = "e2e/engines";

const firefox = findFirefox();
const webkit = findWebKit();

/** Of the distribution's Firefox: through the file that stands in for what its WebDriver BiDi lacks. */
const bidi = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: { executablePath: join(import.meta.dirname, "e2e/support/engines/firefox-window.mjs") },
  // No command of it says which colours a visitor likes.
  colorScheme: null,
  // Both put a style of Playwright's into the page, which the policy forbids.
  screenshot: "off",
  trace: "off",
} as const;
if (firefox.by === "Debian") process.env.FIREFOX_PATH = firefox.program;

const projects: Project[] = [
  // Chromium has suites of its own, but they press elements; here it presses places like the others.
  {
    name: "Chromium",
    testDir: PLACES,
    use: {
      browserName: "chromium",
      launchOptions: { ...shipped.projects?.[0]?.use?.launchOptions, executablePath: findChromium() },
    },
  },
  ...(firefox.by === "nobody"
    ? []
    : [
        {
          name: "Firefox",
          testDir: PLACES,
          use: firefox.by === "Debian" ? bidi : { browserName: "firefox" as const, launchOptions: {} },
        },
      ]),
  ...(webkit.by === "nobody"
    ? []
    : [
        {
          name: "WebKit",
          testDir: PLACES,
          use:
            webkit.by === "Debian"
              ? { driver: "WebDriver" as const }
              : { browserName: "webkit" as const, launchOptions: {} },
        },
      ]),
];

for (const [name, found] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  // The workers read this file as well.
  if (found.by === "nobody" && !process.env.TEST_WORKER_INDEX)
    console.error(`${name} is not tested: ${found.reason}.`);
}
if (projects.length === 1) throw new Error("There is no engine to test beside Chromium.");

const [server] = [shipped.webServer].flat();

export default defineConfig({
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  timeout: 90_000,
  workers: 2,
  reporter: [["list"], ["json", { outputFile: REPORT }]],
  use: { baseURL: shipped.use?.baseURL },
  projects,
  webServer: server,
});
