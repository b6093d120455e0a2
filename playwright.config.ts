import { join } from "node:path";

import { defineConfig, type Project } from "@playwright/test";

import { editorIsTested } from "./e2e/support/check-site";
import { findFirefox, findWebKit } from "./e2e/support/engines/find-engines";
import { run } from "./e2e/support/matrix";
import { findChromium, findHeadlessShell } from "./scripts/chromium";
import { exportPort, previewOrigin, readPort, TEST_PORT } from "./scripts/command/environment";

// The tests look at the finished site in out/, which `npm test -- --only build` makes for the address it is served at here.
const port = readPort(TEST_PORT);
const origin = previewOrigin(port);
const exported = previewOrigin(exportPort(port));

// Read here, the seed of the sample is in the environment of all workers.
const { full } = run;

const args = [
  // Requests that a browser makes by itself would mix with those that the tests watch.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // Smooth scrolling to what is pressed takes a quarter of the time of the forms' tests.
  "--disable-smooth-scrolling",
  // Chromium's sandbox refuses to start as root, which is the user of most containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
// Undefined: Playwright's own.
const whole = findChromium();
const headless = { executablePath: findHeadlessShell() ?? whole, args };

/** What has a project of its own. */
const [engines, nextExport] = ["**/e2e/engines/**", "**/next-export.spec.ts"];
/** The tag of tests that need tabs or the back/forward cache. */
const wholeBrowser = /@whole-browser/;
const editor = "**/e2e/editor/**";
const onlyInFull = [editor, "**/e2e/hosting/**", "**/base-path.spec.ts", "**/built-look.spec.ts"];

const server = (folder: string, at: number) => ({
  command: `node --import tsx scripts/preview.ts ${folder}`,
  url: previewOrigin(at),
  env: { PORT: String(at), OUTBOX: "test-results/outbox", BASE_PATH: "" },
  reuseExistingServer: false,
});

/** What only the full run has: the same components hydrated by Next, a browser that keeps pages it has left, other engines. */
function projectsOfFull(): Project[] {
  const firefox = findFirefox();
  const webkit = findWebKit();
  const shared = { testDir: "e2e/engines", timeout: 90_000 };
  const projects: Project[] = [
    { name: "Next", testMatch: nextExport, use: { baseURL: exported, launchOptions: headless } },
    {
      name: "whole browser",
      grep: wholeBrowser,
      testIgnore: engines,
      use: { channel: whole ? undefined : "chromium", launchOptions: { executablePath: whole, args } },
    },
  ];
  if (firefox.by === "Playwright")
    projects.push({ ...shared, name: "Firefox", use: { browserName: "firefox" } });
  if (firefox.by === "Debian") {
    process.env.FIREFOX_PATH = firefox.program;
    projects.push({
      ...shared,
      name: "Firefox",
      use: {
        browserName: "firefox",
        // Playwright drives it over WebDriver BiDi, and firefox-window.mjs answers what its BiDi lacks.
        channel: "moz-firefox",
        launchOptions: {
          executablePath: join(import.meta.dirname, "e2e/support/engines/firefox-window.mjs"),
        },
        // BiDi has no command for the colours that a visitor prefers.
        colorScheme: null,
        // Both put a style into the page, which its policy forbids.
        screenshot: "off",
        trace: "off",
      },
    });
  }
  if (webkit.by === "Playwright")
    projects.push({ ...shared, name: "WebKit", use: { browserName: "webkit" } });
  if (webkit.by === "Debian")
    projects.push({ ...shared, name: "WebKit", use: { driver: "WebDriver" } as object });
  return projects;
}

export default defineConfig({
  testDir: "e2e",
  // Jest runs those in *.test.ts, which read the built files.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/support/check-site.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For a busy machine; the report names what needed it.
  retries: 1,
  workers: 2,
  reporter: "list",
  // Recording every step costs a third of the time, so only what failed once is recorded.
  use: { baseURL: origin, browserName: "chromium", trace: "on-first-retry" },
  projects: [
    {
      name: "built",
      grepInvert: wholeBrowser,
      testIgnore: [
        ...[engines, nextExport],
        ...(full ? [] : onlyInFull),
        ...(editorIsTested() ? [] : [editor]),
      ],
      use: { launchOptions: headless },
    },
    ...(full ? projectsOfFull() : []),
  ],
  // Next's own export is looked at in the full run only.
  webServer: full ? [server("out", port), server(".export", exportPort(port))] : [server("out", port)],
});
