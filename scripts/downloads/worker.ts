/** A process that makes downloads: takes a task, writes its files, reports their sizes, and takes the next. */
import { writeFile } from "node:fs/promises";
import path from "node:path";

import { openCache } from "./cache";
import { filesOf, type Task } from "./tasks";

const [folder = "", cacheFolder = ""] = process.argv.slice(2);
const cache = await openCache(cacheFolder);

process.on("message", (task: Task) => {
  void filesOf(task, cache).then(async (files) => {
    for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
    process.send?.(files.map(([name, { length }]) => [name, length]));
  });
});
// Reports that it is ready for the first.
process.send?.([]);
