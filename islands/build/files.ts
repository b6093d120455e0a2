import { readdirSync } from "node:fs";
import path from "node:path";

/** The files of a folder and of those in it, by their paths relative to it, with slashes, in order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

/**
 * Sorts the files of an export into pages and files to copy, without those that only Next's runtime requests.
 *
 * @param isPage returns whether a file is a page; throws for one that is not known
 */
export function sortFiles(
  exported: string,
  isPage: (file: string) => boolean,
): { pages: string[]; files: string[] } {
  const pages: string[] = [];
  const files: string[] = [];
  for (const file of filesBelow(exported)) {
    if (!isNexts(file)) (isPage(file) ? pages : files).push(file);
  }
  return { pages, files };
}

/** The payloads of Next's router, its code and styles; the error document is 404.html. */
function isNexts(file: string): boolean {
  return (
    /^(_next|_not-found|404)\//.test(file) || /(^|\/)(index|__next\.[^/]*|_not-found|404)\.txt$/.test(file)
  );
}
