import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the version and commit that a site is built from: "0.1.0 5a0b1c2d3e4f", with a "+" if files differ
 * from the commit, and without a commit outside a clone. It contains neither time nor machine, so that equal
 * files give equal builds.
 */
export function provenance(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  // A copy inside another project's clone does not belong to that clone's commits.
  if (!existsSync(join(root, ".git"))) return version;
  try {
    const args = ["describe", "--always", "--exclude=*", "--abbrev=12", "--dirty=+"];
    return `${version} ${execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim()}`;
  } catch {
    return version;
  }
}

/** Reads the version and commit of a finished site from `<meta name="generator">` (HTML, 4.2.5.1). */
export const provenanceOf = (folder: string): string | undefined =>
  /name="generator" content="([^"]*)"/.exec(readFileSync(join(folder, "index.html"), "utf8"))?.[1];
