import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

/** A dozen characters distinguish the commits of a history of any length. */
const commitLength = 12;

/**
 * Looks up what a site is about to be built from: its version and its commit, "0.1.0 5a0b1c2d3e4f", with a "+" where files are
 * not as committed; the version alone where the project is no clone. The same files in the same clone give the same: neither time
 * nor machine is in it.
 */
export function provenance(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return [version, commitOf(root)].filter(Boolean).join(" ");
}

function commitOf(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    // A copy that lies in somebody else's clone is not of its commits.
    if (git("rev-parse", "--show-prefix")) return undefined;
    const commit = git("rev-parse", `--short=${commitLength}`, "HEAD");
    return git("status", "--porcelain") ? `${commit}+` : commit;
  } catch {
    return undefined;
  }
}

/** Reads from a finished site what it was built from: its pages say it in `<meta name="generator">` (HTML, 4.2.5.1). */
export function provenanceOf(folder: string): string | undefined {
  return load(readFileSync(join(folder, "index.html"), "utf8"))('meta[name="generator"]').attr("content");
}
