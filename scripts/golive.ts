/**
 * `npm run golive`: lists everything that is still a placeholder, by the file in which it is exchanged, and exits with 1 while
 * there is any. A deploy of a live site waits until the list is empty, or takes single lines by name.
 */
import "./command/local-settings"; // first

import { describePlaceholders } from "./built/placeholder-note";
import { CommandError, runCommand } from "./command/command.mjs";
import { openPlaceholders } from "./golive/placeholders";

await runCommand(() => {
  const found = openPlaceholders();
  if (found.length) {
    console.log(describePlaceholders(found));
    throw new CommandError(
      `${found.length} placeholders are left; docs/going-live.md says what replaces them.`,
    );
  }
  console.log("No placeholder is left. What comes next: docs/going-live.md#which-host");
});
