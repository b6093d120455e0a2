import { createHash } from "node:crypto";
import { join } from "node:path";

import { writeWhole } from "./project-file";
import { Refused } from "./refused";

/** The hash that names a picture in the list of changes. */
export function hashOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

/**
 * Where the bytes of a picture wait that was dropped or replaced: to be saved, or to be put back.
 *
 * @throws Refused for what is no hash
 */
export function keptPicture(root: string, hash: string): string {
  if (!/^[0-9a-f]{32}$/.test(hash)) throw new Refused(404, "This picture is not kept.");
  return join(root, ".edit/pictures", `${hash}.jpg`);
}

/** Keeps a picture. @returns what names it */
export async function keepPicture(root: string, content: Buffer): Promise<string> {
  const hash = hashOf(content);
  await writeWhole(keptPicture(root, hash), content);
  return hash;
}
