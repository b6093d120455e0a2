/**
 * `npm run build`: makes the site in out/ and prints the duration of each step. The build of a live site (an https
 * address, no preview) also dates the pages that have changed.
 */
import "./command/local-settings"; // first

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";

import { readSettings } from "../app/_settings/read-settings";
import { CommandError } from "./command/command.mjs";
import { runQuietly } from "./command/run-program";
import { writeDownloads } from "./downloads/write-downloads";

/**
 * Construction and use of a custom pallet, as far as stated. Lengths in mm, load in kg. `deck`: number of
 * boards, width of inner boards, width of the two edge boards, thickness. `onPoints`: the load is concentrated
 * instead of spread. `support`: the surface under the pallet, for a rack also the beam spacing, if known.
 */
export default async function build(): Promise<void> {
  readSettings(process.env, { needsAddress: true });
  // React is loaded later: its development version would take three times as long.
  Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  const step = async (name: string, work: () => unknown) => {
    const start = performance.now();
    await work();
    console.log(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  };
  await step("downloads", writeDownloads);
  await step("share pictures", async () => {
    const { makeSharePictures } = await import("./pictures/make-pictures");
    return makeSharePictures("public/share");
  });
  await step("Next's export", () => runQuietly("next", ["build"]));
  await step("the site from the export", makeSite);
}

/** Moves Next's export from out/ to .export/ and writes the finished site to out/. */
async function makeSite(): Promise<void> {
  const { settings } = await import("../app/_settings/settings");
  const { warsawDay } = await import("../app/_content/validity");
  const { noteOpen, openPoints } = await import("./golive/open-points");
  const { datePages } = await import("./postbuild/page-dates");
  const { postbuildSite } = await import("./postbuild/site");
  if (!existsSync("out/_next"))
    throw new CommandError("`next build` wrote no export to out/ (out/_next is missing).");
  rmSync(".export", { recursive: true, force: true });
  renameSync("out", ".export");
  mkdirSync("out");
  const { pages, files } = await postbuildSite();
  console.log(`Wrote ${pages} pages and ${files} files to out/.`);
  if (!settings.isPreview && settings.siteUrl.startsWith("https:"))
    console.log(
      `${datePages("out", warsawDay(Date.now()))} pages have changed since the record of their days: commit app/_content/page-dates.manifest.json.`,
    );
  const open = openPoints();
  noteOpen(".export", open);
  if (open.length) console.log("Points are open before going live: npm run golive lists them.");
}
