import { existsSync, readFileSync } from "node:fs";
import { type FullConfig, type Project, firefox, webkit } from "@playwright/test";

import { lookedNames, run } from "./matrix";
import { findProgram } from "../../scripts/chromium";

/**
 * Runs once before all tests. Reports engines that are left out. Refuses a site that was not built for the tests, with
 * other links, mail service and policy.
 */
export default function checkSite({ projects }: FullConfig): void {
  if (run.full) {
    for (const [name, { isOfPlaywright, program, debian }] of Object.entries(engines))
      if (!isOfPlaywright && !program)
        console.log(`${name} is not tested: neither Playwright's build nor Debian's ${debian} is here.`);
  }

  console.log(`Pages of this run: ${lookedNames}.`);

  const wanted = projects[0]?.use.baseURL;
  const sitemap = existsSync("out/sitemap.xml") ? readFileSync("out/sitemap.xml", "utf8") : "";
  const [, built] = /<loc>(.*?)\/<\/loc>/.exec(sitemap) ?? [];
  if (built === wanted) return;
  const problem = built
    ? `The site in out/ was built for ${built}, and the tests serve it at ${wanted}.`
    : "There is no finished site in out/.";
  throw new Error(`${problem} Build it for them: npm test -- --only build`);
}

/** Engines beside Chromium: of Playwright, and the distribution's programs. */
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

/** Playwright drives only engines of its own, by the tests tagged `@engines`; `e2e/engines/` drives those of Debian. */
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
