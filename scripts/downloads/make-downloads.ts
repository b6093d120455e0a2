import { fork } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { Messages } from "next-intl";

import { type Locale, locales } from "../../app/_i18n/languages";
import { contactCards } from "./contact/contact-cards";
import { canTypeset } from "./sheets/typeset";
import { type Task, tasks } from "./tasks";

/**
 * Makes all downloads, in as many processes as the machine has cores.
 *
 * @param folder where they are written
 * @param cacheFolder where what takes a while is kept from one run to the next
 * @returns bytes by file name
 * @throws Error when a process ends before its task is done; it has printed why
 */
export async function makeDownloads(folder: string, cacheFolder: string): Promise<Map<string, number>> {
  if (!canTypeset())
    console.log(
      "Downloads: Typst has no binary for this system, so the PDF files are left out and no page links to them.",
    );
  const sizes = new Map<string, number>();
  const waiting = [...tasks];
  const count = Math.min(availableParallelism(), waiting.length);
  const workers = Array.from({ length: count }, () => work(folder, cacheFolder, waiting, sizes));
  await Promise.all([...workers, writeCards(folder, sizes)]);
  return sizes;
}

/** Starts a process and gives it tasks until none is left. */
function work(
  folder: string,
  cacheFolder: string,
  waiting: Task[],
  sizes: Map<string, number>,
): Promise<void> {
  const source = fileURLToPath(new URL("worker.ts", import.meta.url));
  const worker = fork(source, [folder, cacheFolder], { execArgv: ["--import", "tsx"] });
  return new Promise((resolve, reject) => {
    let isDone = false;
    worker.on("message", (made: [name: string, bytes: number][]) => {
      for (const [name, bytes] of made) sizes.set(name, bytes);
      const task = waiting.shift();
      isDone = !task;
      if (task) worker.send(task);
      else worker.disconnect();
    });
    worker.on("error", reject);
    worker.on("exit", () =>
      isDone ? resolve() : reject(new Error("A process that makes downloads has failed.")),
    );
  });
}

async function writeCards(folder: string, sizes: Map<string, number>): Promise<void> {
  const read = async (locale: Locale) =>
    [locale, JSON.parse(await readFile(`messages/${locale}.json`, "utf8"))] as const;
  const catalogs = Object.fromEntries(await Promise.all(locales.map(read))) as Record<Locale, Messages>;
  for (const { name, text } of contactCards(catalogs)) {
    await writeFile(path.join(folder, name), text);
    sizes.set(name, Buffer.byteLength(text));
  }
}
