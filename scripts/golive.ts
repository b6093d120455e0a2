/**
 * `npm run golive`: lists everything that is still a placeholder, by the file in which it is exchanged, then what comes next,
 * and exits with 1 while there is any. A deploy of a live site waits until the list is empty, or takes single lines by name.
 */
import "./command/local-settings"; // first

import { CommandError, runCommand } from "./command/command-error.mjs";
import { describePlaceholders, openPlaceholders } from "./golive/placeholders";

/** What is left to do when the list is empty, each with its section of the guide. */
const next = [
  ["build", "npm run build", "build"],
  ["look at it", "npm run preview, on a computer and on a phone", "build"],
  ["host", "which one to choose, what it costs", "which-host"],
  ["deploy", "npm run deploy -- <target> --dry-run, then without --dry-run", "deploy"],
  ["domain", "the DNS records that lead to the host", "domain"],
  ["certificate", "HTTPS", "certificate"],
  ["www", "one address, the other one leads to it", "www"],
  ["mail", "a message through each form, SPF and DKIM", "mail"],
  ["search console", "the sitemap", "search-console"],
] as const;

await runCommand(() => {
  const found = openPlaceholders();
  if (found.length) console.log(`${describePlaceholders(found)}\n`);
  else console.log("No placeholder is left.\n");
  console.log(found.length ? "When the list is empty:" : "What comes next:");
  for (const [index, [name, what, section]] of next.entries())
    console.log(`  ${index + 1}. ${`${name}:`.padEnd(16)}${what} (docs/going-live.md#${section})`);
  if (found.length)
    throw new CommandError(
      `${found.length} placeholders are left; docs/going-live.md says what replaces them.`,
    );
});
