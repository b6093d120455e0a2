// @ts-check
import { execFileSync } from "node:child_process";

import { ROOT } from "./command.mjs";

/**
 * Lists the files that the last commit or the work tree adds, changes or removes.
 *
 * @param {string} [root] the repository's folder
 * @returns {readonly string[] | undefined} paths from there; undefined if they are unknown: without git, or
 *   without the commit before
 */
export function changedFiles(root = ROOT) {
  /** @param {string[]} command */
  const list = (...command) =>
    execFileSync("git", [...command, "-z"], { cwd: root, encoding: "utf8", stdio: "pipe" })
      .split("\0")
      .filter(Boolean);
  try {
    return [
      ...list("diff", "--name-only", "--no-renames", "HEAD~1"),
      ...list("ls-files", "--others", "--exclude-standard"),
    ];
  } catch {
    return undefined;
  }
}
