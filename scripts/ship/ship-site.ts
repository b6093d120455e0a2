import { writeFileSync } from "node:fs";
import path from "node:path";

import { redirectPaths } from "../../app/_content/redirects";
import { settings } from "../../app/_content/settings";
import { needs } from "../../app/_ui/island/needs";
import type { Analytics } from "./analytics";
import { bundle } from "./bundle";
import { copyFiles, sortFiles, turnPage } from "./files";
import { shipPage, type Site } from "./page";
import { writeRedirectPages } from "./redirect-page";

/** What `npm run weigh` reads of the bundle, in the folder of the export. */
const bundleReport = "modules.json";

export interface Folders {
  /** The project, whose sources become the browser's code. */
  readonly root: string;
  /** Next's export, made from the same sources. */
  readonly exported: string;
  /** The finished site; there already, and empty. */
  readonly out: string;
}

/**
 * Makes the site that visitors get out of an export.
 *
 * @param basePath folder of the bucket the site is built for: "" or "/folder"
 * @param more what every page says or asks for besides
 * @returns how much was shipped
 * @throws CommandError at anything in the export that nobody has decided about
 */
export async function shipSite(
  { root, exported, out }: Folders,
  basePath: string,
  more: { readonly generator?: string; readonly analytics?: Analytics | undefined } = {},
): Promise<{ pages: number; files: number }> {
  const { pages, files } = sortFiles(exported);
  const site: Site = {
    exported,
    basePath,
    ...more,
    bundle: await bundle(root, out, basePath),
    needs,
    pictureOrigins: settings.flagOrigin ? [new URL(settings.flagOrigin).origin] : [],
  };
  copyFiles(files, exported, out);
  for (const page of pages) turnPage(page, exported, out, (html) => shipPage(page, html, site));
  writeRedirectPages(redirectPaths(), out);
  writeFileSync(path.join(exported, bundleReport), JSON.stringify(site.bundle.modules));
  return { pages: pages.length, files: files.length };
}
