import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { CommandError } from "../scripts/command/command-error.mjs";

/**
 * The address a finished site was built for, as its sitemap names the home page.
 *
 * @throws CommandError when there is no finished site
 */
export function siteAddress(folder: string): URL {
  const sitemap = join(folder, "sitemap.xml");
  const [, address] = (existsSync(sitemap) && /<loc>(.*?)<\/loc>/.exec(readFileSync(sitemap, "utf8"))) || [];
  if (!address) throw new CommandError("There is no finished site in out/. Build it first: npm run build");
  return new URL(address);
}

/**
 * Refuses a build that would name wrong addresses where it goes.
 *
 * @param address what `siteAddress` gave
 * @param basePath the folder it goes to: "" or "/folder"
 * @throws CommandError for another folder, or an address nobody but this machine can reach
 */
export function refuseOtherAddress(address: URL, basePath: string): void {
  if (address.pathname !== `${basePath}/`) {
    throw new CommandError(
      `This build is for the folder "${address.pathname}", and is to go to "${basePath}/". ` +
        "Set BASE_PATH to the same for npm run build and for the deploy.",
    );
  }
  if (address.protocol !== "https:" || /^(localhost|127\.|\[)/.test(address.hostname)) {
    throw new CommandError(
      `This build names ${address.origin} as its address. Set NEXT_PUBLIC_SITE_URL to the one it gets, with https, and ` +
        "build again.",
    );
  }
}
