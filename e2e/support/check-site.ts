import { existsSync, readFileSync } from "node:fs";

import type { FullConfig } from "@playwright/test";

import { editorIsTested, editorLeftOut } from "./editor-changes";
import { findFirefox, findWebKit } from "./engines/find-engines";
import { run } from "./matrix";

/**
 * Runs once before all tests: names the engines, or the editor, that are left out, and refuses a site that was not built for the tests,
 * because its links, mail service and policy would be another site's.
 *
 * @throws Error that says how the site is built
 */
export default function checkSite({ projects }: FullConfig): void {
  if (run.full) {
    for (const [name, found] of Object.entries({ Firefox: findFirefox(), WebKit: findWebKit() }))
      if (found.by === "none") console.log(`${name} is not tested: ${found.reason}.`);
    if (!editorIsTested()) console.log(editorLeftOut);
  }

  const wanted = projects[0]?.use.baseURL;
  const sitemap = existsSync("out/sitemap.xml") ? readFileSync("out/sitemap.xml", "utf8") : "";
  const [, built] = /<loc>(.*?)\/<\/loc>/.exec(sitemap) ?? [];
  if (built === wanted) return;
  const problem = built
    ? `The site in out/ was built for ${built}, and the tests serve it at ${wanted}.`
    : "There is no finished site in out/.";
  throw new Error(`${problem} Build it for them: npm test -- --only build`);
}
