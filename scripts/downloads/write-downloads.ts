import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";

import { writeIfChanged } from "../command/write-if-changed";

const folder = "public/papers";
const manifest = "app/_content/downloads.manifest.ts";

/** What took a while to make is kept in this folder from one run to the next. */
export const cacheFolder = ".downloads";

/** The source text of the manifest: bytes by file name, in the order of the names. */
function manifestSource(sizes: ReadonlyMap<string, number>): string {
  const lines = [...sizes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => `  "${name}": ${bytes},`);
  return [
    "// Written by scripts/downloads/write-downloads.ts. Not for editing, not for git.",
    "export const downloads: Readonly<Record<string, number>> = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}

/**
 * Makes the files that visitors keep: of every product a datasheet in every language, a drawing and models, from the very
 * millimetres that draw it on the pages; catalogues and contact cards in every language. They lie in `public/papers`, and the manifest
 * `app/_content/downloads.manifest.ts` lists them with their sizes for the site.
 *
 * @returns how many there are
 */
export async function writeDownloads(): Promise<number> {
  // The site's own modules import it.
  if (!existsSync(manifest)) await writeFile(manifest, manifestSource(new Map()));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const { makeDownloads } = await import("./make-downloads");
  const sizes = await makeDownloads(folder, cacheFolder);
  await writeIfChanged(manifest, manifestSource(sizes));
  return sizes.size;
}
