import { spawnSync } from "node:child_process";

import { testsEditor } from "../../scripts/command/environment";

/** How far back a change of the editor is looked for: about as many commits as a landing has. */
const commits = 50;

/** The editor, what it writes (the shape of catalogs), and its tests; the pages it shows are any. */
const parts = ["scripts/editor*", "scripts/messages*", "app/_i18n", "next.config.ts", "e2e/editor"];

/** Why the editor is left out of a run, which says so. */
export const editorLeftOut = `The editor is not tested: no change of it in ${commits} commits (FULL_EDITOR=1 tests it).`;

let tested: boolean | undefined;

/** Whether the editor's tests run: where its files have changed, and where git can't say, as in a clone without history. */
export function editorIsTested(): boolean {
  if (testsEditor) return true;
  tested ??= spawnSync("git", ["diff", "--quiet", `HEAD~${commits}`, "--", ...parts]).status !== 0;
  return tested;
}
