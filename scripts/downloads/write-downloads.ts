import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";

import { locales } from "../../app/_i18n/languages";
import { catalogFile, parseCatalog } from "../messages/catalog";
import { manifestText, readUtf8 } from "../command/text-files";

const folder = "public/papers";
const manifest = "app/_content/downloads.manifest.json";

/** Slow results are kept here between runs. */
const cacheFolder = ".downloads";

/**
 * Makes the downloads in `public/papers`: datasheets, drawings and models of every product, from the geometry
 * that the pages draw; catalogues and contact cards. The manifest `app/_content/downloads.manifest.json` lists
 * their sizes for the site.
 *
 * @returns the number of files
 * @throws CommandError for a catalog that is no JSON
 */
export async function writeDownloads(): Promise<number> {
  for (const file of locales.map(catalogFile)) parseCatalog(file, readUtf8(file));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const { makeDownloads } = await import("./make-downloads");
  const sizes = await makeDownloads(folder, cacheFolder);
  const list = manifestText(Object.fromEntries([...sizes].sort()));
  // Watchers react to every write.
  if (readFileSync(manifest, "utf8") !== list) writeFileSync(manifest, list);
  return sizes.size;
}
