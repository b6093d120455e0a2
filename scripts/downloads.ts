/**
 * `npm run downloads`: makes what a buyer files. Of every product a drawing and models, from the very millimetres that draw it
 * on the pages; datasheets, catalogues and contact cards in every language. They lie in `public/papers`, and the manifest
 * `app/_content/downloads.manifest.ts` tells the site which there are and how large they are.
 *
 * Datasheets, catalogues and cards carry addresses of the site, so they are made only where its address is set, which a
 * build wants anyhow; and PDF wants a Chromium. What can't be made is said, and nothing links to it.
 */
import "./command/local-settings"; // first

import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { runCommand } from "./command/command-error.mjs";
import { manifestSource } from "./downloads/manifest";
import { readBasePath, readSiteUrl } from "./command/site-settings.mjs";

const folder = "public/papers";
const cacheFolder = ".downloads";
const manifest = "app/_content/downloads.manifest.ts";

await runCommand(async () => {
  const start = performance.now();
  const basePath = (process.env.NEXT_PUBLIC_BASE_PATH = readBasePath(process.env.BASE_PATH));
  const hasAddress = Boolean(process.env.NEXT_PUBLIC_SITE_URL);
  if (hasAddress) process.env.NEXT_PUBLIC_SITE_URL = readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL);
  // What the site's own modules import of it.
  if (!existsSync(manifest)) await writeFile(manifest, manifestSource(new Map()));

  // These read the settings when they are loaded.
  const { makeDownloads } = await import("./downloads/make-downloads");
  const files = await makeDownloads(cacheFolder, hasAddress ? { basePath } : undefined);

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
  await writeIfChanged(
    manifest,
    manifestSource(new Map([...files].map(([name, { length }]) => [name, length]))),
  );
  console.log(`Downloads: ${files.size} files (${((performance.now() - start) / 1000).toFixed(1)} s).`);
});

/** An untouched file keeps its time of change, so nothing that watches it starts to work. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, "utf8").catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}
