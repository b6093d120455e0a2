import { CommandError } from "../../scripts/command/command-error.mjs";

/** A release as the record beside the site keeps it. */
export interface Release {
  /** Names the content: the same files make the same release. */
  readonly id: string;
  /** When its upload began and ended, ISO 8601; the second is missing while it goes up, or when it never ended. */
  readonly begun: string;
  readonly finished?: string;
  /** SHA-256 in hex by file. */
  readonly files: Readonly<Record<string, string>>;
}

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
  const broken = new CommandError(
    "releases.json of the site that is up is damaged. Restore it from the bucket's versions; or delete it, and the files " +
      "of earlier releases stay up for good.",
  );
  let releases: unknown;
  try {
    ({ releases } = JSON.parse(text) as { releases?: unknown });
  } catch {
    throw broken;
  }
  if (!Array.isArray(releases) || !releases.every(isRelease)) throw broken;
  return releases;
}

function isRelease(value: unknown): value is Release {
  const { id, begun, finished, files } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === "string" &&
    isMoment(begun) &&
    (finished === undefined || isMoment(finished)) &&
    typeof files === "object" &&
    files !== null &&
    Object.values(files).every((digest) => typeof digest === "string")
  );
}

function isMoment(value: unknown): boolean {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}
