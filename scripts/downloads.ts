/** `npm run downloads`: makes the downloadable files, whose sizes the pages show. */
import "./command/local-settings"; // first

import { writeDownloads } from "./downloads/write-downloads";

export default async function downloads(): Promise<void> {
  console.log("Making the downloads…");
  console.log(`Downloads: ${await writeDownloads()} files.`);
}
