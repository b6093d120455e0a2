import { defineConfig, type Project } from "@playwright/test";

import { engineProjects } from "./e2e/support/check-site";
import { run } from "./e2e/support/matrix";
import { findChromium, findHeadlessShell } from "./scripts/chromium";
import { exportPort, previewOrigin, readPort, TEST_PORT } from "./scripts/command/environment";

// The tests run against the built site in out/. `npm test -- --only build` builds it for this address.
const port = readPort(TEST_PORT);
const origin = previewOrigin(port);
const exported = previewOrigin(exportPort(port));

const { full } = run;

const args = [
  // The browser's own requests would mix with the observed ones.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // Smooth scrolling takes a quarter of the form tests' time.
  "--disable-smooth-scrolling",
  // Chromium's sandbox refuses to start as root, the user of most containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
// Undefined: Playwright's build.
const headless = { executablePath: findHeadlessShell() ?? findChromium(), args };

/** Tests with their own project. */
const [engines, nextExport] = ["**/e2e/engines/**", "**/next-export.spec.ts"];
const editor = "**/e2e/editor/**";
const onlyInFull = [
  ...[editor, "**/base-path.spec.ts"],
  // Tests of the tests.
  "**/*measures.spec.ts",
];

const server = (folder: string, at: number) => ({
  command: `node scripts/run.mjs preview ${folder}`,
  url: previewOrigin(at),
  env: { PORT: String(at), BASE_PATH: "" },
  reuseExistingServer: false,
});

/** Projects of the full run only: Next's own export, and other engines. */
const projectsOfFull = (): Project[] => [
  { name: "Next", testMatch: nextExport, use: { baseURL: exported, launchOptions: headless } },
  ...engineProjects(),
];

export default defineConfig({
  testDir: "e2e",
  // Jest runs `*.test.ts`, which read the built files.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/support/check-site.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For a busy machine; the report names retried tests.
  retries: 1,
  workers: 2,
  reporter: "list",
  use: {
    baseURL: origin,
    browserName: "chromium",
    // Recording takes a third of the time, so only retries are recorded.
    trace: "on-first-retry",
    // Painting motion takes a seventh of the flows' time. The full run and tests of motion (`usualMotion`) keep it.
    contextOptions: { reducedMotion: full ? "no-preference" : "reduce" },
  },
  projects: [
    {
      name: "built",
      testIgnore: [...[engines, nextExport], ...(full ? [] : onlyInFull)],
      use: { launchOptions: headless },
    },
    ...(full ? projectsOfFull() : []),
  ],
  // Only the full run tests Next's own export.
  webServer: full ? [server("out", port), server(".export", exportPort(port))] : [server("out", port)],
});
