import { utimesSync } from "node:fs";
import { join } from "node:path";

import { fileType, type Kind, lifetimes } from "../built/file-types";
import { filesBelow } from "../built/files-below";

/** Files that go up in one step and share their headers. */
export interface Batch {
  readonly step: number;
  readonly type: string;
  readonly lifetime: string;
  readonly files: readonly string[];
}

/**
 * The steps in their order: a page goes up when all it requests is there, so a deploy that is broken off
 * between two steps leaves whole pages.
 */
export const steps: readonly { readonly name: string; readonly kinds: readonly Kind[] }[] = [
  { name: "files with a hash in their name", kinds: ["hashed"] },
  { name: "files with a fixed name", kinds: ["contract"] },
  { name: "pages, and lists of pages", kinds: ["page", "list"] },
];

/**
 * Days for which a file stays after the last deploy that had it: pages opened before may still request it.
 */
export const keptDays = 30;

/**
 * The files of a finished site, in the order in which they go up.
 *
 * @param folder the finished site
 * @throws CommandError for a file that the table of file types does not know
 */
export function batches(folder: string): Batch[] {
  const files = filesBelow(folder).map((file) => ({ file, ...fileType(file) }));
  return steps.flatMap(({ kinds }, index) =>
    kinds.flatMap((kind) => {
      const ofKind = files.filter((each) => each.kind === kind);
      return [...new Set(ofKind.map(({ type }) => type))].map((type) => ({
        step: index + 1,
        type,
        lifetime: lifetimes[kind],
        files: ofKind.filter((each) => each.type === type).map(({ file }) => file),
      }));
    }),
  );
}

/**
 * Sets the time of every file to now. Targets keep this time: a file is deleted by the days since the last deploy that had it,
 * also where an older build is deployed.
 */
export function touch(folder: string): void {
  const now = new Date();
  for (const file of filesBelow(folder)) utimesSync(join(folder, file), now, now);
}
