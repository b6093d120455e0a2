import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fileRules } from "../built/file-types";
import { batches, type Deploy, keptDays, type Target, touch } from "./target";

/**
 * Limits rclone's deletion of old files to files that a build can contain. Previews below the site and
 * foreign files stay.
 */
const ownFiles = [
  "- /previews/**",
  ...fileRules.map(({ path }) => `+ ${path.startsWith("*") ? path : `/${path.replace(/\*$/, "**")}`}`),
  "- *",
].flatMap((rule) => ["--filter", rule]);

/**
 * Uploads the site with rclone in three steps, each file with its type and lifetime; then deletes old files.
 */
async function copyWithRclone({ folder, basePath, settings, run, dryRun }: Deploy): Promise<void> {
  const target = settings("BUCKET_TARGET") + basePath;
  const home = mkdtempSync(join(tmpdir(), "deploy-"));
  try {
    if (!dryRun) touch(folder);
    for (const [index, { type, lifetime, files }] of batches(folder).entries()) {
      const list = join(home, `${index}.txt`);
      if (!dryRun) writeFileSync(list, files.join("\n"));
      const chosen = ["--files-from-raw", dryRun ? `(list of ${files.length} files)` : list];
      const headers = [`Content-Type: ${type}`, `Cache-Control: ${lifetime}`];
      const options = headers.flatMap((header) => ["--header-upload", header]);
      // All files are uploaded again, so that each has today's time and headers.
      await run("rclone", ["copy", folder, target, "--ignore-times", "--no-traverse", ...chosen, ...options]);
    }
    await run("rclone", ["delete", target, "--min-age", `${keptDays}d`, ...ownFiles]);
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** A bucket of any service that rclone supports, or a local folder. */
export const bucketTarget: Target = {
  needs: {
    BUCKET_TARGET:
      "the place as rclone names it, remote:bucket (https://rclone.org/docs/#connection-strings), or a folder of this machine",
  },
  programs: ["rclone"],
  hasFolders: true,
  stays: `Every file stays for ${keptDays} days after the last deploy that had it, and previews/ is never touched.`,
  deploy: copyWithRclone,
};
