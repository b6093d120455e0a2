import { existsSync, readFileSync } from "node:fs";

import type { FullConfig } from "@playwright/test";

import { engines } from "./engines";
import { run } from "./matrix";
import { lookedNames } from "./subjects";

/**
 * Runs once before all tests. Reports engines that are left out. Refuses a site that was not
 * built for the tests: its links, mail service and policy would be wrong.
 *
 * @throws Error that says how to build the site
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
