/**
 * `npm run bench`: Lighthouse for a phone over every page of the finished site, its twin without any script, and Next's
 * export before it was shipped; then over the site once more in the whole browser, with the main thread's work by kind.
 * One after the other, five times, so that a busy minute falls on all. Prints medians, and exits with 1 when a target is
 * missed. A run over every page of a language, at least five times, writes docs/speed.md: languages differ in words alone.
 *
 * `-- --beside DIR` measures the home page of another built site beside ours; less are `-- --locale pl` and
 * `-- --runs 1 --pages /,/landing/`.
 * Nothing else should run on the machine meanwhile.
 *
 * `npm run bench -- products`, `-- presses` and `-- load` are other benches (`bench/`).
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { format, resolveConfig } from "prettier";

import { defaultLocale } from "../app/_i18n/languages";
import { sitemapPages } from "./built/sitemap";
import { benchLoad, loadHeading } from "./bench/bench-load";
import { benchPresses, pressHeading } from "./bench/presses/bench-presses";
import { benchProducts } from "./bench/bench-products";
import { startInstrument } from "./bench/measure";
import type { Measurement } from "./bench/measurement";
import { columns, misses, table, type Column } from "./bench/report";
import { textOfSection, withSection } from "./bench/section";
import { speedPage } from "./bench/speed-page";
import { makeTwin } from "./bench/twin";
import { peerMisses, workMisses, workTable } from "./bench/work-report";
import { startPreview } from "./preview/server";
import { findChromium, findHeadlessShell } from "./chromium";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { previewOrigin } from "./preview-settings";
import { REPORT_FOLDER } from "./setup/test-steps";

const site = "out";
const exported = ".export";
const speedFile = "docs/speed.md";

/** Fewer runs are a look, not a finding. */
const wholeRuns = 5;

/** What one page was measured as: by who was measured without windows, and in the whole browser. */
interface Found extends Record<Column, Measurement[]> {
  readonly whole: Measurement[];
}

/** Reads the command line. @throws CommandError for what is not understood */
function options() {
  const { values } = parseArgs({
    options: {
      runs: { type: "string" },
      pages: { type: "string" },
      locale: { type: "string" },
      beside: { type: "string" },
    },
  });
  const runs = Number(values.runs ?? wholeRuns);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs must be a whole number, not "${values.runs}".`);
  const all = sitemapPages();
  const inLanguage = (wanted: string) =>
    all.filter(({ locale }) => locale === wanted).map((page) => page.path);
  if (values.locale !== undefined && (values.pages !== undefined || !inLanguage(values.locale).length))
    throw new CommandError(`--locale takes one of the site's languages, and no --pages beside it.`);
  const pages = values.locale
    ? inLanguage(values.locale)
    : (values.pages?.split(",") ?? all.map((page) => page.path));
  const unknown = pages.find((page) => !all.some(({ path: known }) => known === page));
  if (unknown) throw new CommandError(`The sitemap has no page "${unknown}".`);
  const { beside } = values;
  if (beside !== undefined) {
    if (!existsSync(path.join(beside, "index.html"))) throw new CommandError(`${beside} has no index.html.`);
    if (!pages.includes("/")) throw new CommandError("--beside compares home pages: --pages must name /.");
  }
  const isWhole = runs >= wholeRuns && inLanguage(defaultLocale).every((page) => pages.includes(page));
  return { runs, pages, beside, isWhole };
}

async function bench(): Promise<void> {
  for (const needed of [site, exported]) {
    if (!existsSync(path.join(needed, "index.html")))
      throw new CommandError(`There is no finished site in ${needed}/. Build it first: npm run build`);
  }
  const { runs, pages, beside, isWhole } = options();
  // A browser's own windows take a part of the processor that differs from run to run: without them the figures of one
  // page lie tens of milliseconds apart instead of hundreds. But then no layers are made of a page.
  const wholeBrowser = await findChromium();
  const shell = (await findHeadlessShell()) ?? wholeBrowser;

  const home = mkdtempSync(path.join(tmpdir(), "bench-"));
  const folders: Record<Column, string> = { site, twin: path.join(home, "twin"), next: exported };
  makeTwin(site, folders.twin);
  const outbox = path.join(home, "outbox");
  const servers = await Promise.all(
    [...columns.map((column) => folders[column]), ...(beside ? [beside] : [])].map((folder) =>
      startPreview({ folder, outbox, port: 0 }),
    ),
  );
  const origins = servers.map(({ port }) => previewOrigin(port));

  const found = new Map<string, Found>(
    pages.map((page) => [page, { site: [], twin: [], next: [], whole: [] }]),
  );
  const peer: Measurement[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      await inBrowser(shell, origins.slice(0, columns.length), async (measure) => {
        for (const [page, measurements] of found) {
          for (const [index, column] of columns.entries())
            measurements[column].push(await measure(`${origins[index]}${page}`));
          console.log(`run ${run} of ${runs}: ${page}`);
        }
      });
      const [ours = "", theirs = ""] = [origins[0], origins[columns.length]];
      await inBrowser(wholeBrowser, beside ? [ours, theirs] : [ours], async (measure) => {
        for (const [page, { whole }] of found) {
          whole.push(await measure(`${ours}${page}`, run === 1));
          if (beside && page === "/") peer.push(await measure(`${theirs}/`, run === 1));
          console.log(`run ${run} of ${runs}, whole browser: ${page}`);
        }
      });
    }
  } finally {
    for (const server of servers) server.close();
    rmSync(home, { recursive: true });
  }

  mkdirSync(REPORT_FOLDER, { recursive: true });
  writeFileSync(
    path.join(REPORT_FOLDER, "bench.json"),
    JSON.stringify({ ...Object.fromEntries(found), peer }, null, 1),
  );
  const rows = [...found].flatMap(([page, { whole }]): [string, Measurement[]][] => [
    [`\`${page}\``, whole],
    ...(beside && page === "/" ? [["beside it", peer] satisfies [string, Measurement[]]] : []),
  ]);
  const [speed, work] = [table(found), workTable(rows)];
  const missed = [...found].flatMap(([page, measurements]) => [
    ...misses(page, measurements),
    ...workMisses(page, measurements.whole),
    ...(beside && page === "/" ? peerMisses(measurements.whole, peer) : []),
  ]);
  console.log(`\n${speed}\n\n${work}\n`);
  console.log(missed.length ? missed.join("\n") : "Every target is met.");
  if (isWhole) {
    const written = speedPage({
      runs,
      peer: beside && path.basename(path.resolve(beside)),
      speed,
      work,
      missed,
    });
    // The other benches' sections stay.
    const before = readFileSync(speedFile, "utf8");
    const whole = [pressHeading, loadHeading].reduce((page, heading) => {
      const text = textOfSection(before, heading);
      return text ? withSection(page, heading, text) : page;
    }, written);
    writeFileSync(
      speedFile,
      await format(whole, {
        ...(await resolveConfig(speedFile)),
        parser: "markdown",
      }),
    );
    console.log(`Written to ${speedFile}.`);
  }
  process.exitCode = missed.length ? 1 : 0;
}

/** A new browser for every round: none grows old while the others are measured. */
async function inBrowser(
  browser: string,
  origins: readonly string[],
  round: (measure: (address: string, withOthers?: boolean) => Promise<Measurement>) => Promise<void>,
): Promise<void> {
  const instrument = await startInstrument(browser);
  try {
    // What a browser does for the first time takes longer: nobody's figure.
    for (const origin of origins) await instrument.measure(origin, false);
    await round((address, withOthers = false) => instrument.measure(address, withOthers));
  } finally {
    instrument.close();
  }
}

const [what, counts] = process.argv.slice(2);
await runCommand(() => {
  if (what === "load") return benchLoad(speedFile);
  if (what === "products") return benchProducts(counts);
  if (what === "presses") return benchPresses(counts, site, speedFile);
  return bench();
});
