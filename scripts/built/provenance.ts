import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

/** Twelve characters distinguish the commits of a history of any length. */
const commitLength = 12;

/**
 * Returns the version and commit that a site is built from: "0.1.0 5a0b1c2d3e4f", with a "+" if files differ
 * from the commit, and without a commit outside a clone. It contains neither time nor machine, so that equal
 * files give equal builds.
 */
export function provenance(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return [version, commitOf(root)].filter(Boolean).join(" ");
}

function commitOf(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    // A copy inside another project's clone does not belong to that clone's commits.
    if (git("rev-parse", "--show-prefix")) return undefined;
    const commit = git("rev-parse", `--short=${commitLength}`, "HEAD");
    return git("status", "--porcelain") ? `${commit}+` : commit;
  } catch {
    return undefined;
  }
}

/** Reads the version and commit of a finished site from `<meta name="generator">` (HTML, 4.2.5.1). */
export function provenanceOf(folder: string): string | undefined {
  return load(readFileSync(join(folder, "index.html"), "utf8"))('meta[name="generator"]').attr("content");
}
