import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";

import { locales } from "../../app/_i18n/languages";
import { catalogFile, parseCatalog } from "../messages/catalog";
import { readUtf8, writeIfChanged } from "../command/text-files";

const folder = "public/papers";
const manifest = "app/_content/downloads.manifest.ts";

/** Slow results are kept here between runs. */
export const cacheFolder = ".downloads";

/** Returns the source text of the manifest: bytes by file name, sorted by name. */
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
 * Makes the downloads in `public/papers`: datasheets, drawings and models of every product, from the geometry
 * that the pages draw; catalogues and contact cards. The manifest `app/_content/downloads.manifest.ts` lists
 * their sizes for the site.
 *
 * @returns the number of files
 * @throws CommandError for a catalog that is no JSON
 */
export async function writeDownloads(): Promise<number> {
  for (const file of locales.map(catalogFile)) parseCatalog(file, readUtf8(file));
  // The site's modules, imported below, import the manifest.
  if (!existsSync(manifest)) await writeFile(manifest, manifestSource(new Map()));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const { makeDownloads } = await import("./make-downloads");
  const sizes = await makeDownloads(folder, cacheFolder);
  writeIfChanged(manifest, manifestSource(sizes));
  return sizes.size;
}
