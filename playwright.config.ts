import { defineConfig } from "@playwright/test";
import { previewOrigin, readPort, TEST_PORT } from "./scripts/setup/preview-settings.mjs";
import { REPORTS } from "./scripts/setup/test-steps.mjs";

// What is tested is what is shipped: the files in out/, built by `npm test` (or `npm run build` with the settings of
// scripts/setup/preview-settings.mjs) for the very address they are served at here.
const port = readPort(process.env.PORT, TEST_PORT);
const origin = previewOrigin(port);

/** Nothing a browser does by itself may mix with the requests the tests watch. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [["list"], ["json", { outputFile: REPORTS.e2e }]],
  use: {
    baseURL: origin,
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: {
      // Unset: the browser Playwright installed itself.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Chromium's sandbox refuses to start as root, which is who runs in most containers.
      args: [...QUIET, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
  webServer: {
    command: "node --import tsx scripts/preview.ts",
    url: origin,
    env: { PORT: String(port), OUTBOX: "test-results/outbox", BASE_PATH: "" },
    reuseExistingServer: false,
  },
});
