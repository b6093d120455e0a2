/**
 * The last step of `npm run build`, after `next build`: makes the site that visitors get out of Next's export.
 *
 * Next leaves its export in out/; it is kept in .export/, and out/ becomes the site: HTML with the styles of its
 * first view inside, a policy in every page, the other styles, pictures, and the islands' code. What this step does not know stops it.
 */
import "./command/local-settings"; // first

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { PostbuildError } from "../islands/build/options";
import { notePlaceholders } from "./built/placeholder-note";
import { provenance } from "./built/provenance";
import { CommandError, runCommand } from "./command/command.mjs";
import { openPlaceholders } from "./golive/placeholders";
import { postbuildSite } from "./postbuild/site";

const root = process.cwd();
const exported = path.join(root, ".export");
const out = path.join(root, "out");

await runCommand(async () => {
  if (!existsSync(path.join(out, "_next"))) {
    throw new CommandError("out/ holds no export of Next: run `npm run build`.");
  }
  rmSync(exported, { recursive: true, force: true });
  renameSync(out, exported);
  mkdirSync(out);
  const { pages, files } = await postbuildSite({ root, exported, out }, provenance(root)).catch(
    (error: unknown) => {
      throw error instanceof PostbuildError ? new CommandError(error.message) : error;
    },
  );
  console.log(`Wrote ${pages} pages and ${files} files to out/.`);
  const left = openPlaceholders();
  notePlaceholders(exported, left);
  if (left.length) console.warn(`${left.length} placeholders are left; npm run golive lists them.`);
});
