import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { filesBelow } from "../../islands/build/files";
import { fileRules, fileType, type Kind, lifetimes } from "../built/file-types";

/** Runs a program, or only prints the command. */
type Run = (command: string, args: readonly string[]) => Promise<void>;

/** Prints a command, for a POSIX shell, instead of running it. */
export const printProgram: Run = (command, args) => {
  const words = [command, ...args].map((word) =>
    /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`,
  );
  console.log(`  ${words.join(" ")}`);
  return Promise.resolve();
};

/**
 * Order of the steps: a page follows everything that it requests, so an interrupted deploy leaves complete
 * pages.
 */
const steps: readonly Kind[] = ["hashed", "contract", "page", "list"];

/** Days that a file stays after the last deploy that contained it: pages opened before may request it. */
const keptDays = 30;

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
 * Uploads the site with rclone in steps, each file with its type and lifetime; then deletes old files.
 *
 * @param folder of the finished site. All its files get today's time: rclone keeps it and deletes by age, and
 *   the files of an older build count as new when it is deployed again.
 * @param target a bucket of any service that rclone supports, or a local folder
 * @param isDry writes nothing
 * @throws CommandError for a file of unknown type, or if rclone is not installed or fails
 */
export async function upload(folder: string, target: string, run: Run, isDry = false): Promise<void> {
  const files = filesBelow(folder).map((file) => ({ file, ...fileType(file) }));
  const now = new Date();
  if (!isDry) for (const { file } of files) utimesSync(join(folder, file), now, now);
  const home = mkdtempSync(join(tmpdir(), "deploy-"));
  const list = join(home, "files.txt");
  try {
    for (const kind of steps) {
      const ofKind = files.filter((each) => each.kind === kind);
      for (const type of new Set(ofKind.map((each) => each.type))) {
        const chosen = ofKind.filter((each) => each.type === type);
        writeFileSync(list, chosen.map(({ file }) => file).join("\n"));
        const shown = isDry ? `(list of ${chosen.length} files)` : list;
        const headers = [`Content-Type: ${type}`, `Cache-Control: ${lifetimes[kind]}`];
        await run("rclone", [
          ...["copy", folder, target, "--files-from-raw", shown],
          // All files are uploaded again, so that each has today's time and headers.
          ...["--ignore-times", "--no-traverse"],
          ...headers.flatMap((header) => ["--header-upload", header]),
        ]);
      }
    }
    await run("rclone", ["delete", target, "--min-age", `${keptDays}d`, ...ownFiles]);
  } finally {
    rmSync(home, { recursive: true });
  }
}
