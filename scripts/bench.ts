/**
 * `npm run bench`: Lighthouse for a phone over every page of the finished site, its twin without any script, and Next's
 * export before it was shipped; one after the other, five times, so that a busy minute falls on all three. Prints medians,
 * and exits with 1 when a target is missed.
 *
 * `-- --runs 1 --pages /,/landing/` measures less. Nothing else should run on the machine meanwhile.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { sitemapPages } from "./built/sitemap";
import { startInstrument, type Measurement } from "./bench/measure";
import { columns, misses, table, type Column } from "./bench/report";
import { makeTwin } from "./bench/twin";
import { startPreview } from "./preview/server";
import { findChromium, findHeadlessShell } from "./setup/chromium.mjs";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { previewOrigin } from "./setup/preview-settings.mjs";
import { REPORT_FOLDER } from "./setup/test-steps.mjs";

const site = "out";
const exported = ".export";

/** Reads the command line. @throws CommandError for what is not understood */
function options(all: readonly string[]): { runs: number; pages: readonly string[] } {
  const { values } = parseArgs({ options: { runs: { type: "string" }, pages: { type: "string" } } });
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs must be a whole number, not "${values.runs}".`);
  const pages = values.pages?.split(",") ?? all;
  const unknown = pages.find((page) => !all.includes(page));
  if (unknown) throw new CommandError(`The sitemap has no page "${unknown}".`);
  return { runs, pages };
}

async function bench(): Promise<void> {
  for (const needed of [site, exported]) {
    if (!existsSync(path.join(needed, "index.html")))
      throw new CommandError(`There is no finished site in ${needed}/. Build it first: npm run build`);
  }
  const { runs, pages } = options(sitemapPages().map((page) => page.path));
  // A browser's own windows take a part of the processor that differs from run to run: without them the figures of one
  // page lie tens of milliseconds apart instead of hundreds.
  const browser = (await findHeadlessShell()) ?? (await findChromium());

  const home = mkdtempSync(path.join(tmpdir(), "bench-"));
  const folders: Record<Column, string> = { site, twin: path.join(home, "twin"), next: exported };
  makeTwin(site, folders.twin);
  const outbox = path.join(home, "outbox");
  const servers = await Promise.all(
    columns.map((column) => startPreview({ folder: folders[column], outbox, port: 0 })),
  );

  const found = new Map(
    pages.map((page) => [page, { site: [], twin: [], next: [] } as Record<Column, Measurement[]>]),
  );
  try {
    for (let run = 1; run <= runs; run += 1) {
      // A new browser for every round: none grows old while the others are measured.
      const instrument = await startInstrument(browser);
      try {
        // What a browser does for the first time takes longer: nobody's figure.
        for (const { port } of servers) await instrument.measure(previewOrigin(port), false);
        for (const [page, measurements] of found) {
          for (const [index, column] of columns.entries()) {
            const address = previewOrigin(servers[index]?.port ?? 0) + page;
            measurements[column].push(await instrument.measure(address, run === 1 && column === "site"));
          }
          console.log(`run ${run} of ${runs}: ${page}`);
        }
      } finally {
        instrument.close();
      }
    }
  } finally {
    for (const server of servers) server.close();
    rmSync(home, { recursive: true });
  }

  mkdirSync(REPORT_FOLDER, { recursive: true });
  writeFileSync(path.join(REPORT_FOLDER, "bench.json"), JSON.stringify(Object.fromEntries(found), null, 1));
  console.log(`\n${table(found)}\n`);
  const missed = [...found].flatMap(([page, measurements]) => misses(page, measurements));
  console.log(missed.length ? missed.join("\n") : "Every target is met.");
  process.exitCode = missed.length ? 1 : 0;
}

await runCommand(bench);
