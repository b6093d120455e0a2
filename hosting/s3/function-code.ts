import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type RedirectPath, redirectPaths } from "../../app/_content/redirects";
import { CommandError } from "../../scripts/command/command-error.mjs";
import { ROOT } from "../../scripts/command/root.mjs";

/** The one line of the function that is made. */
const table = /^var moved = .*;$/m;

/** A function has at most so many bytes. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-function-restrictions.html */
const mostBytes = 10_240;

/**
 * The function in front of a bucket that knows neither folders nor redirects: `folder-index.js` as it is written, with the
 * table of redirects as it is now.
 *
 * @throws CommandError when CloudFront would not take so many redirects
 */
export function folderIndex(redirects: readonly RedirectPath[] = redirectPaths()): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const written = readFileSync(join(ROOT, "hosting/s3/folder-index.js"), "utf8");
  const code = written.replace(table, () => `var moved = ${JSON.stringify(moved)};`);
  const bytes = Buffer.byteLength(code);
  if (bytes > mostBytes) {
    throw new CommandError(`CloudFront takes functions of ${mostBytes} bytes; this one would have ${bytes}.`);
  }
  return code;
}
