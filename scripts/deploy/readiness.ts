import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { CommandError } from "../command/command.mjs";
import { openAtBuild } from "../golive/open-points";

/**
 * Returns the address that a site was built for, from the home page in its sitemap.
 *
 * @throws CommandError if there is no finished site
 */
export function siteAddress(folder: string): URL {
  const sitemap = join(folder, "sitemap.xml");
  const [, address] = (existsSync(sitemap) && /<loc>(.*?)<\/loc>/.exec(readFileSync(sitemap, "utf8"))) || [];
  if (!address) throw new CommandError("There is no finished site in out/. Build it first: npm run build");
  return new URL(address);
}

/**
 * Returns the reasons against a deploy, each with a remedy; empty if it is allowed.
 *
 * @param exported the folder with the build's list of open points
 * @param basePath the folder in the target: "" or "/folder"
 * @throws CommandError if there is no finished site
 */
export function refusals(folder: string, exported: string, basePath: string): string[] {
  const { origin, protocol, hostname, pathname } = siteAddress(folder);
  const isPreview = /<meta name="robots" content="noindex/.test(
    readFileSync(join(folder, "index.html"), "utf8"),
  );
  return [
    pathname !== `${basePath}/` &&
      `This build is for the folder "${pathname}", but the deploy goes to "${basePath}/". Set BASE_PATH to the same value ` +
        "for npm run build and for the deploy.",
    (protocol !== "https:" || /^(localhost|127\.|\[)/.test(hostname)) &&
      `This build is for ${origin}, which is no public https address. Set NEXT_PUBLIC_SITE_URL to it and build again.`,
    isPreview &&
      !basePath &&
      "This is a preview (SITE_STAGE=preview): deployed as the live site, it would remove the site from search engines. " +
        "Build it for a folder (BASE_PATH=/previews/name), or build the live site, without SITE_STAGE.",
    !isPreview && openAtBuild(exported),
  ].flatMap((reason) => reason || []);
}
