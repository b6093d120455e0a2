// @ts-check
import { CommandError } from "./command-error.mjs";

/**
 * The origin of the finished site, from the variable NEXT_PUBLIC_SITE_URL.
 *
 * @param {string | undefined} text
 * @returns {string} without a slash at the end
 * @throws {CommandError} when there is none, or when it is more or less than an origin
 */
export function readSiteUrl(text) {
  const example = "https://www.silvapal.example";
  if (!text) {
    throw new CommandError(
      "The address of the finished site is missing. Write it into the file .env.local beside package.json, in one line:\n" +
        `  NEXT_PUBLIC_SITE_URL=${example}\n` +
        "Links, the sitemap and the share pictures begin with it. .env.example lists the other settings.",
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text))
    return url.origin;
  throw new CommandError(
    `NEXT_PUBLIC_SITE_URL in .env.local must be an address without a folder, such as ${example}, not "${text}". A folder belongs in BASE_PATH.`,
  );
}

/**
 * The folder of the bucket the site is built for, from the variable BASE_PATH.
 *
 * @param {string | undefined} text
 * @returns {string} "" for none
 * @throws {CommandError} when it is no such path
 */
export function readBasePath(text) {
  if (!text || /^(\/[\w~-][\w.~-]*)+$/.test(text)) return text ?? "";
  throw new CommandError(
    `BASE_PATH must be like "/folder" (a slash in front, none at the end), not "${text}".`,
  );
}
