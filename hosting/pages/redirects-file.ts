import { type RedirectPath, redirectPaths } from "../../app/_content/redirects";
import { CommandError } from "../../scripts/command/command-error.mjs";
import { generatedNote } from "../generated-note";

/** Limits of `_redirects`. https://developers.cloudflare.com/pages/configuration/redirects/ */
const mostRedirects = 2000;
const longestLine = 1000;

/**
 * The text of `_redirects`, the file that tells Pages which addresses lead on. Pages follows it whether or not there is a file
 * at the address, and keeps the query.
 *
 * @throws CommandError when Pages would not take it
 */
export function redirectsFile(redirects: readonly RedirectPath[] = redirectPaths()): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [from, from.slice(0, -1)].map((each) => `${each} ${to} 301`),
  );
  if (lines.length > mostRedirects) {
    throw new CommandError(`Pages takes ${mostRedirects} redirects; this site would need ${lines.length}.`);
  }
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new CommandError(`Pages takes ${longestLine} characters in a line of _redirects: ${long}`);
  return [`# ${generatedNote}`, ...lines, ""].join("\n");
}
