/**
 * `npm run build`: makes the site in out/ and prints the duration of each step.
 *
 * `-- --without-share-pictures`: leaves out pictures that only link previews load.
 */
import "./command/local-settings"; // first

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { CommandError, ROOT, runCommand } from "./command/command.mjs";
import { checkSettings } from "./command/environment";
import { runProgram } from "./command/run-program";
import { cacheFolder, writeDownloads } from "./downloads/write-downloads";

const sharePictures = "public/share";
const exported = path.join(ROOT, ".export");
const out = path.join(ROOT, "out");

await runCommand({ "without-share-pictures": { type: "boolean" } }, async (options) => {
  checkSettings({ needsAddress: true });
  // React is loaded later: its development version would take three times as long.
  Object.assign(process.env, { NODE_ENV: "production" });
  const times: string[] = [];
  const step = async (name: string, work: () => unknown) => {
    const start = performance.now();
    console.log(`── ${name} ──`);
    await work();
    times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };

  await step("downloads", writeDownloads);
  await step("share pictures", async () => {
    if (options["without-share-pictures"]) return rmSync(sharePictures, { recursive: true, force: true });
    const { openCache } = await import("./downloads/cache");
    const { makeSharePictures } = await import("./share-pictures");
    return makeSharePictures(sharePictures, await openCache(cacheFolder));
  });
  await step("Next", () => runProgram("next", ["build"]));
  await step("postbuild", makeSite);
  console.log(`Built in ${Math.round(process.uptime())} s: ${times.join(", ")}.`);
});

/**
 * Moves Next's export from out/ to .export/ and writes the finished site to out/.
 *
 * The site has the first view's styles inside each page, a policy in each page, and the other styles,
 * pictures and code of the islands as files. Unknown scripts, links or files in the export are errors.
 */
async function makeSite(): Promise<void> {
  const { PostbuildError } = await import("../islands/build/options");
  const { notePlaceholders } = await import("./built/placeholder-note");
  const { provenance } = await import("./built/provenance");
  const { openPlaceholders } = await import("./golive/placeholders");
  const { postbuildSite } = await import("./postbuild/site");
  if (!existsSync(path.join(out, "_next")))
    throw new CommandError("`next build` wrote no export to out/ (out/_next is missing).");
  rmSync(exported, { recursive: true, force: true });
  renameSync(out, exported);
  mkdirSync(out);
  const { pages, files } = await postbuildSite({ root: ROOT, exported, out }, provenance(ROOT)).catch(
    (error: unknown) => {
      throw error instanceof PostbuildError ? new CommandError(error.message) : error;
    },
  );
  console.log(`Wrote ${pages} pages and ${files} files to out/.`);
  const left = openPlaceholders();
  notePlaceholders(exported, left);
  if (left.length) console.warn(`${left.length} placeholders are left; npm run golive lists them.`);
}
