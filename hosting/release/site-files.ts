import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

import { fileType, type Kind } from "../../scripts/built/file-types";

/** A file of a finished site, and everything that is decided about it. */
export interface SiteFile {
  /** Path relative to the site, with slashes. */
  readonly file: string;
  /** Where it lies on this machine. */
  readonly source: string;
  /** SHA-256 of its bytes, in hex. */
  readonly digest: string;
  readonly kind: Kind;
  readonly type: string;
}

/**
 * Lists the files of a finished site.
 *
 * @param folder what `npm run build` wrote
 * @throws CommandError for a file that nobody has decided about
 */
export function readSite(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((source) => {
      const file = relative(folder, source).replaceAll(sep, "/");
      const digest = createHash("sha256").update(readFileSync(source)).digest("hex");
      return { file, source, digest, ...fileType(file) };
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
