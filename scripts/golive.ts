/**
 * `npm run golive`: lists all placeholders with the file to change, and exits with 1 if there are any. A live
 * deploy requires an empty list, or the names of the placeholders to allow.
 */
import "./command/local-settings"; // first

import { describePlaceholders } from "./built/placeholder-note";
import { CommandError, runCommand } from "./command/command.mjs";
import { openPlaceholders } from "./golive/placeholders";

await runCommand({}, () => {
  const found = openPlaceholders();
  if (found.length) {
    console.log(describePlaceholders(found));
    throw new CommandError(
      `${found.length} placeholders are left. How to replace each kind: docs/going-live.md.`,
    );
  }
  console.log("No placeholder is left. What comes next: docs/going-live.md#which-host");
});
