import { z } from "zod";

import { CommandError } from "../../scripts/command/command-error.mjs";

const release = z.object({
  /** Names the content: the same files make the same release. */
  id: z.string(),
  /** What it was built from, as its pages say it; missing where they say nothing. */
  version: z.string().optional(),
  commit: z.string().optional(),
  /** When its upload began and ended; the second is missing while it goes up, or when it never ended. */
  begun: z.iso.datetime(),
  finished: z.iso.datetime().optional(),
  /** When it was wholly up before, while it goes up once more. */
  whole: z.iso.datetime().optional(),
  /** SHA-256 in hex by file; of its pack, which is made of the others, its id. */
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

/**
 * Finds a release that can be brought back.
 *
 * @param name the beginning of its id or of its commit
 * @throws CommandError that lists those there are, unless it names one that was wholly up
 */
export function releaseNamed(log: ReleaseLog, name: string): Release {
  const found = log.filter(({ id, commit }) => name && (id.startsWith(name) || commit?.startsWith(name)));
  const [only] = found;
  if ((only?.finished ?? only?.whole) && found.length === 1) return only;
  const why =
    found.length > 1
      ? `Several releases are named "${name}".`
      : only
        ? `The release ${only.id} was never wholly up.`
        : `No release is named "${name}".`;
  throw new CommandError(`${why} Those that are still there:\n${describeLog(log) || "  none"}`);
}

/** The record as text, the newest release first: a line for each. */
export function describeLog(log: ReleaseLog): string {
  return [...log]
    .reverse()
    .map(({ id, version, commit, begun, finished }) => {
      const built = [version, commit].filter(Boolean).join(" ");
      return `  ${id}  ${built || "of unknown origin"}  ${finished ? `up since ${finished}` : `broken off, begun ${begun}`}`;
    })
    .join("\n");
}
