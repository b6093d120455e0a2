import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { edited, forgetChanges, readChanges, reversed } from "./changes";
import { Refused } from "./protocol";

/**
 * Makes one commit of all changes in the list, and of nothing else: what is staged beside them stays staged.
 *
 * @param message the commit's
 * @returns the commit, as git abbreviates it
 * @throws Refused when there is nothing to commit, when a file holds what was not changed here, or when git refuses
 */
export async function commitChanges(root: string, message: string): Promise<string> {
  if (!message.trim()) throw new Refused(422, { code: "commitNoMessage" });
  const changes = await readChanges(root);
  const edits = changes.flatMap((change) => change.edits);
  const files = [...new Set(edits.map(({ file }) => file))];
  if (!files.length) throw new Refused(409, { code: "commitNothing" });

  for (const file of files) {
    const own = reversed(edits.filter((edit) => edit.file === file));
    const before = await edited(root, own, readFileSync(join(root, file)));
    // git compares: what lies in a working tree may have other ends of lines than what is committed.
    const hash = git(root, ["hash-object", "--path", file, "--stdin"], { input: before });
    if (hash !== git(root, ["rev-parse", "--verify", "--quiet", `HEAD:./${file}`]))
      throw new Refused(409, { code: "commitOtherChanges", values: { file } });
  }

  git(root, ["commit", "--quiet", "--only", "--message", message.trim(), "--", ...files]);
  await forgetChanges(
    root,
    changes.map(({ id }) => id),
  );
  return git(root, ["rev-parse", "--short", "HEAD"]);
}

/** What git says. @throws Refused with its own words when it refuses */
function git(root: string, args: readonly string[], options: ExecFileSyncOptions = {}): string {
  try {
    return String(execFileSync("git", args, { ...options, cwd: root, stdio: "pipe" })).trim();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer };
    const reason = stderr?.toString().trim() || message;
    throw new Refused(409, { code: "commitRefused", values: { reason } });
  }
}
