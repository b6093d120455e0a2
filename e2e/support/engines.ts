import { existsSync } from "node:fs";

import { firefox, type Project, webkit } from "@playwright/test";

import { findProgram } from "../../scripts/chromium";

/** Engines beside Chromium: whether Playwright's own build is installed, and the distribution's programs. */
export const engines = {
  Firefox: {
    isOfPlaywright: existsSync(firefox.executablePath()),
    program: findProgram("firefox-esr", "firefox"),
    debian: "firefox-esr",
  },
  WebKit: {
    isOfPlaywright: existsSync(webkit.executablePath()),
    program: findProgram("xvfb-run") && findProgram("WebKitWebDriver"),
    debian: "webkit2gtk-driver and xvfb",
  },
} as const;

/**
 * Returns the projects of other engines. Playwright drives only builds of its own, through the journeys with the tag
 * `@engines`; `e2e/engines/` drives those of Debian through one journey.
 */
export function engineProjects(): Project[] {
  const own = Object.entries(engines).filter(([, { isOfPlaywright }]) => isOfPlaywright);
  return [
    ...own.map(([name]) => ({
      name,
      testDir: "e2e/flows",
      grep: /@engines/,
      timeout: 90_000,
      use: { browserName: name === "Firefox" ? ("firefox" as const) : ("webkit" as const) },
    })),
    { name: "Debian's engines", testDir: "e2e/engines", timeout: 180_000 },
  ];
}
