import { z } from "zod";

import { CommandError } from "../../scripts/command/command-error.mjs";

const release = z.object({
  /** Names the content: the same files make the same release. */
  id: z.string(),
  /** When its upload began and ended; the second is missing while it goes up, or when it never ended. */
  begun: z.iso.datetime(),
  finished: z.iso.datetime().optional(),
  /** SHA-256 in hex by file. */
  files: z.record(z.string(), z.string()),
});

const record = z.object({ releases: z.array(release) });

/** A release as the record beside the site keeps it. */
export type Release = Readonly<z.infer<typeof release>>;

/** Releases whose files may still be up, oldest first. */
export type ReleaseLog = readonly Release[];

/** Writes the record as the text of its file. */
export function writeLog(log: ReleaseLog): string {
  return `${JSON.stringify({ releases: log }, null, 1)}\n`;
}

/**
 * Reads the record.
 *
 * @param text the file's text; undefined for a site that has none yet
 * @throws CommandError when the text is no record: to go on without it would forget which files visitors still need
 */
export function readLog(text: string | undefined): ReleaseLog {
  if (text === undefined) return [];
  try {
    return record.parse(JSON.parse(text)).releases;
  } catch {
    throw new CommandError(
      "releases.json of the site that is up is damaged. Restore it from the bucket's versions; or delete it, and the files " +
        "of earlier releases stay up for good.",
    );
  }
}
