import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fileType, type Kind } from "../../scripts/built/file-types";
import { filesBelow } from "../../scripts/built/files-below";

/** A file of a finished site, and everything that is decided about it. */
export interface SiteFile {
  /** Path relative to the site, with slashes. */
  readonly file: string;
  /** Where it lies on this machine; missing for one that is up already. */
  readonly source?: string;
  /** SHA-256 of its bytes, in hex. */
  readonly digest: string;
  readonly kind: Kind;
  readonly type: string;
}

/** A file that lies on this machine. */
export type BroughtFile = SiteFile & { readonly source: string };

/**
 * Lists the files of a finished site.
 *
 * @param folder what `npm run build` wrote
 * @throws CommandError for a file that nobody has decided about
 */
export function readSite(folder: string): BroughtFile[] {
  return filesBelow(folder).map((file) => {
    const source = join(folder, file);
    const digest = createHash("sha256").update(readFileSync(source)).digest("hex");
    return { file, source, digest, ...fileType(file) };
  });
}
