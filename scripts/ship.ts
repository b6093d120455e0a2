/**
 * The last step of `npm run build`: makes the site that visitors get out of Next's export.
 *
 * Next leaves its export in out/; it is kept in .export/, and out/ becomes the site: HTML with its styles inside, a
 * policy in every page, pictures, and the islands' code. What this step does not know stops it.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { settings } from "../app/_content/settings";
import { bundle } from "./ship/bundle";
import { copyFiles, sortFiles, turnPage } from "./ship/files";
import { shipPage, type Site } from "./ship/page";
import { ShipError } from "./ship/ship-error";

/** What `npm run weigh` reads of the bundle, in the folder of the export. */
const bundleReport = "modules.json";

const root = process.cwd();
const exported = path.join(root, ".export");
const out = path.join(root, "out");

/** The origin of an address, for the policy. */
const origin = (address: string) => new URL(address).origin;

async function ship(): Promise<void> {
  if (!existsSync(path.join(out, "_next"))) {
    throw new ShipError("out/ holds no export of Next; run `npm run build`, which makes one first.");
  }
  rmSync(exported, { recursive: true, force: true });
  renameSync(out, exported);
  mkdirSync(out);

  const basePath = process.env.BASE_PATH ?? "";
  const { pages, files } = sortFiles(exported);
  const site: Site = {
    exported,
    basePath,
    bundle: await bundle(root, out, basePath),
    formOrigins: [process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? "https://api.emailjs.com"],
    frameOrigins: [settings.mapUrl, settings.videoUrl].map(origin),
    pictureOrigins: settings.flagOrigin ? [origin(settings.flagOrigin)] : [],
    formIslands: new Set(["order-form", "contact-form"]),
  };
  copyFiles(files, exported, out);
  for (const page of pages) turnPage(page, exported, out, (html) => shipPage(page, html, site));
  writeFileSync(path.join(exported, bundleReport), JSON.stringify(site.bundle.modules));
  console.log(`Shipped ${pages.length} pages and ${files.length} files to out/.`);
}

try {
  await ship();
} catch (error) {
  if (!(error instanceof ShipError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
