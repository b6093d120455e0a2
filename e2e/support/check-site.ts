import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import type { FullConfig } from "@playwright/test";

import { testsEditor } from "../../scripts/command/environment";
import { findFirefox, findWebKit } from "./engines";
import { run } from "./matrix";
import { lookedNames } from "./subjects";

/** Number of commits that are searched for a change of the editor: about one merge. */
const commits = 50;

/** The editor, its tests, and the catalogs that it writes. It can show any page, so pages do not count. */
const parts = ["scripts/editor*", "scripts/messages*", "app/_i18n", "next.config.mjs", "e2e/editor"];

let tested: boolean | undefined;

/** Returns whether the editor's tests run: its files have changed, or git has no history to tell. */
export function editorIsTested(): boolean {
  if (testsEditor) return true;
  tested ??= spawnSync("git", ["diff", "--quiet", `HEAD~${commits}`, "--", ...parts]).status !== 0;
  return tested;
}

/**
 * Runs once before all tests. Reports engines or an editor that are left out. Refuses a site that was not
 * built for the tests: its links, mail service and policy would be wrong.
 *
 * @throws Error that says how to build the site
 */
export default function checkSite({ projects }: FullConfig): void {
  if (run.full) {
    for (const [name, found] of Object.entries({ Firefox: findFirefox(), WebKit: findWebKit() }))
      if (found.reason) console.log(`${name} is not tested: ${found.reason}.`);
    if (!editorIsTested())
      console.log(
        `The editor is not tested: no change of it in ${commits} commits (FULL_EDITOR=1 tests it).`,
      );
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
