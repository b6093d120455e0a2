import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import type { FullConfig } from "@playwright/test";

import { testsEditor } from "../../scripts/command/environment";
import { findFirefox, findWebKit } from "./engines/find-engines";
import { run } from "./matrix";

/** How far back a change of the editor is looked for: about as many commits as a landing has. */
const commits = 50;

/** The editor, what it writes (the shape of catalogs), and its tests; the pages it shows are any. */
const parts = ["scripts/editor*", "scripts/messages*", "app/_i18n", "next.config.mjs", "e2e/editor"];

let tested: boolean | undefined;

/** Whether the editor's tests run: where its files have changed, and where git can't say, as in a clone without history. */
export function editorIsTested(): boolean {
  if (testsEditor) return true;
  tested ??= spawnSync("git", ["diff", "--quiet", `HEAD~${commits}`, "--", ...parts]).status !== 0;
  return tested;
}

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
    if (!editorIsTested())
      console.log(
        `The editor is not tested: no change of it in ${commits} commits (FULL_EDITOR=1 tests it).`,
      );
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
