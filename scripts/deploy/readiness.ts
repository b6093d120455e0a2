import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { CommandError } from "../command/command.mjs";
import { describePlaceholders, notedPlaceholders } from "../built/placeholder-note";

export interface Intent {
  /** The folder in the target: "" or "/folder". */
  readonly basePath: string;
  readonly allowed: readonly string[];
}

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
 * @param exported the folder with the build's list of placeholders
 * @throws CommandError if there is no finished site
 */
export function refusals(folder: string, exported: string, intent: Intent): string[] {
  return [
    otherAddress(siteAddress(folder), intent.basePath),
    isPreview(folder) ? previewAtRoot(intent) : openPlaceholders(exported, intent.allowed),
  ].filter((reason) => reason !== undefined);
}

function otherAddress({ origin, protocol, hostname, pathname }: URL, basePath: string): string | undefined {
  if (pathname !== `${basePath}/`)
    return (
      `This build is for the folder "${pathname}", but the deploy goes to "${basePath}/". Set BASE_PATH to the same value ` +
      "for npm run build and for the deploy."
    );
  const fault = /^(localhost|127\.|\[)/.test(hostname)
    ? "which visitors cannot reach"
    : protocol !== "https:" && "which is not an https address";
  return fault
    ? `This build is for ${origin}, ${fault}. Set NEXT_PUBLIC_SITE_URL to the public https address and build again.`
    : undefined;
}

/** Returns whether a finished site excludes search engines (`SITE_STAGE=preview`). */
function isPreview(folder: string): boolean {
  const $ = load(readFileSync(join(folder, "index.html"), "utf8"));
  return /\bnoindex\b/.test($('meta[name="robots"]').attr("content") ?? "");
}

function previewAtRoot({ basePath }: Intent): string | undefined {
  return basePath
    ? undefined
    : "This is a preview (SITE_STAGE=preview): deployed as the live site, it would remove the site from search engines. " +
        "Build it for a folder (BASE_PATH=/previews/name), or build the live site, without SITE_STAGE.";
}

function openPlaceholders(exported: string, allowed: readonly string[]): string | undefined {
  const noted = notedPlaceholders(exported);
  if (!noted) return `${exported}/placeholders.json is missing: build on this machine (npm run build).`;
  const names = noted.map(({ id }) => id);
  const unknown = allowed.filter((name) => !names.includes(name));
  if (unknown.length)
    return `No placeholder has the name ${unknown.join(", ")}. The names are: ${names.join(", ") || "none"}.`;
  const left = noted.filter(({ id }) => !allowed.includes(id));
  if (!left.length) return undefined;
  return (
    `This site is not ready to go live. It was built with placeholders:\n${describePlaceholders(left)}\n` +
    "Replace them and build again; `npm run golive` lists what is left. To deploy with some of them, name them: " +
    "--allow-placeholders name,name"
  );
}
