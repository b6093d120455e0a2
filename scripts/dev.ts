/**
 * `npm run dev`: Next's development server on http://localhost:3000, for this machine only. PORT changes the
 * port. It shows a change at once, but not the finished pages: `npm start` does.
 */
import "./command/local-settings"; // first

import { watch } from "node:fs";
import { createRequire } from "node:module";

import { ensurePortIsFree } from "./command/loopback";
import { readPort } from "./command/environment";
import { checkCatalogs } from "./messages/rules";
import { writeDownloads } from "./downloads/write-downloads";

export default async function dev(): Promise<void> {
  const port = await ensurePortIsFree(readPort(3000));
  checkCatalogs();
  watch("messages", reportCatalogs);
  console.log("Making the downloads…");
  await writeDownloads();
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  process.argv = [process.argv0, next, "dev", "--hostname", "localhost", "--port", String(port)];
  await import(next);
}

/** Prints what is wrong with the catalogs: Next's own message for a page names neither file nor key. */
function reportCatalogs(): void {
  try {
    checkCatalogs();
  } catch (error) {
    console.error((error as Error).message);
  }
}
