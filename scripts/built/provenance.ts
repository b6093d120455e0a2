import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

export interface Provenance {
  readonly version: string;
  /** The commit, short, with a "+" where files were not as committed; missing where the project is no clone. */
  readonly commit?: string | undefined;
}

/** A dozen characters distinguish the commits of a history of any length. */
const commitLength = 12;

/**
 * Looks up what a site is about to be built from. The same files in the same clone give the same, and so they do without git:
 * neither time nor machine is in it.
 */
export function provenance(root: string): Provenance {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return { version, commit: commitOf(root) };
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

/** What a page says of it, in `<meta name="generator">` (HTML, 4.2.5.1): "0.1.0 5a0b1c2d3e4f". */
export function generatorText({ version, commit }: Provenance): string {
  return [version, commit].filter(Boolean).join(" ");
}

/** Reads from a finished site what it was built from. */
export function provenanceOf(folder: string): Provenance | undefined {
  const $ = load(readFileSync(join(folder, "index.html"), "utf8"));
  const [version, commit] = $('meta[name="generator"]').attr("content")?.split(" ") ?? [];
  return version ? { version, commit } : undefined;
}
