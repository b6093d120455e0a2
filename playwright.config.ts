import { availableParallelism } from "node:os";

import { defineConfig, type Project } from "@playwright/test";
import { run } from "./e2e/support/matrix";
import { exportPort, previewOrigin, readPort, TEST_PORT } from "./scripts/setup/preview-settings";
import { REPORTS } from "./scripts/setup/test-steps";

// What is tested is what is shipped: the files in out/, built by `npm test` (or `npm run build` with the settings of
// scripts/setup/preview-settings.ts) for the very address they are served at here.
const port = readPort(process.env.PORT, TEST_PORT);
const origin = previewOrigin(port);
const exported = previewOrigin(exportPort(port));

/** Nothing a browser does by itself may mix with the requests the tests watch. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

/** A test that presses something far below would wait for the page to glide there: a quarter of what the forms take. */
const AT_ONCE = "--disable-smooth-scrolling";

/** Tests of what only a whole browser has: tabs, the back/forward cache. */
const WHOLE = /@whole-browser/;

/** Tests of what React does on a page: it has to be the same whoever brings it to life. */
const ISLAND = /@island/;

/** What only the full run does: other builds of the site, hosts, the editor, and a comparison pixel by pixel. */
const FULL_ONLY = [/\/e2e\/(hosting|editor)\//, /\/pages\/(base-path|shipped-look)\.spec/];

const launchOptions = (executablePath: string | undefined) => ({
  // Unset: the browser Playwright installed itself.
  executablePath: executablePath || undefined,
  // Chromium's sandbox refuses to start as root, which is who runs in most containers.
  args: [...QUIET, AT_ONCE, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const { CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell } = process.env;

const server = (folder: string, at: number) => ({
  command: `node --import tsx scripts/preview.ts ${folder}`,
  url: previewOrigin(at),
  env: { PORT: String(at), OUTBOX: "test-results/outbox", BASE_PATH: "" },
  reuseExistingServer: false,
});

/** Next's own hydration and the whole browser. */
const FULL_PROJECTS: Project[] = [
  {
    // The same components as Next itself hydrates them.
    name: "Next",
    grep: ISLAND,
    use: { baseURL: exported, launchOptions: launchOptions(shell ?? whole) },
  },
  {
    name: "whole browser",
    grep: WHOLE,
    use: { channel: whole ? undefined : "chromium", launchOptions: launchOptions(whole) },
  },
];

export default defineConfig({
  testDir: "e2e",
  // For the engines beside Chromium: playwright.engines.config.ts.
  testIgnore: [/\/e2e\/engines\//, ...(run.full ? [] : FULL_ONLY)],
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine; the run names what needed it.
  retries: 1,
  // A browser and what drives it keep three quarters of a processor busy.
  workers: Math.max(2, availableParallelism()),
  reporter: [["list"], ["json", { outputFile: REPORTS.e2e }]],
  // A recording of every step costs a third of the time, so only what failed once is recorded. It holds pictures; being ready
  // to take one of a failure costs every test that passes another 0.06 s.
  use: { baseURL: origin, browserName: "chromium", trace: "on-first-retry" },
  projects: [
    {
      name: "shipped",
      grepInvert: WHOLE,
      use: { launchOptions: launchOptions(shell ?? whole) },
    },
    ...(run.full ? FULL_PROJECTS : []),
  ],
  webServer: run.full ? [server("out", port), server(".export", exportPort(port))] : [server("out", port)],
});
