/**
 * Part of `npm run assets`: makes the files that visitors keep. Of every product a datasheet in every language, a drawing and
 * models, from the very millimetres that draw it on the pages; catalogues and contact cards in every language. They lie in
 * `public/papers`, and the manifest `app/_content/downloads.manifest.ts` lists them with their sizes for the
 * site.
 */
import "./command/local-settings"; // first

import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";

import { runCommand } from "./command/command.mjs";
import { writeIfChanged } from "./command/write-if-changed";

/** The source text of `app/_content/downloads.manifest.ts`: bytes by file name, in the order of the names. */
function manifestSource(sizes: ReadonlyMap<string, number>): string {
  const lines = [...sizes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => `  "${name}": ${bytes},`);
  return [
    "// Written by scripts/downloads.ts. Not for editing, not for git.",
    "export const downloads: Readonly<Record<string, number>> = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}

const folder = "public/papers";
const cacheFolder = ".downloads";
const manifest = "app/_content/downloads.manifest.ts";

await runCommand(async () => {
  const start = performance.now();
  // The site's own modules import it.
  if (!existsSync(manifest)) await writeFile(manifest, manifestSource(new Map()));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const { makeDownloads } = await import("./downloads/make-downloads");
  const sizes = await makeDownloads(folder, cacheFolder);
  await writeIfChanged(manifest, manifestSource(sizes));
  console.log(`Downloads: ${sizes.size} files (${((performance.now() - start) / 1000).toFixed(1)} s).`);
});
