/**
 * `npm run golive`: lists everything that is still a placeholder, by the file in which it is exchanged, and exits with 1 while
 * there is any. A build keeps the list of what it was made of; a deploy of a live site waits until that is empty.
 */
import "./command/local-settings"; // first

import { CommandError, runCommand } from "./command/command-error.mjs";
import { describePlaceholders, placeholders } from "./golive/placeholders";

await runCommand(() => {
  const found = placeholders(Date.now());
  if (!found.length) {
    console.log("Nothing is a placeholder any more.");
    return;
  }
  console.log(describePlaceholders(found));
  throw new CommandError(`${found.length} placeholders are left; docs/going-live.md says what takes their places.`);
});
