/** `npm run downloads`: makes the downloadable files, whose sizes the pages show. */
import "./command/local-settings"; // first

import { runCommand } from "./command/command.mjs";
import { writeDownloads } from "./downloads/write-downloads";

await runCommand({}, async () => {
  console.log("Making the downloads…");
  console.log(`Downloads: ${await writeDownloads()} files.`);
});
