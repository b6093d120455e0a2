/** `npm run downloads`: makes the files that visitors keep, which the pages link with their sizes. */
import "./command/local-settings"; // first

import { runCommand } from "./command/command.mjs";
import { writeDownloads } from "./downloads/write-downloads";

await runCommand(async () => {
  console.log(`Downloads: ${await writeDownloads()} files.`);
});
