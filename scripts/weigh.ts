/**
 * `npm run weigh`: prints what every page of the finished site weighs, and exits with 1 when one is over its budget.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { ModuleGraph } from "./ship/modules";
import { overweight, weighPage, type Weights } from "./weigh/weigh-page";

const site = "out";
const bundleReport = ".export/modules.json";

if (!existsSync(bundleReport)) {
  console.error("There is no finished site to weigh; run `npm run build` first.");
  process.exit(1);
}
const modules = JSON.parse(readFileSync(bundleReport, "utf8")) as ModuleGraph;
const pages = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => file.replaceAll("\\", "/"))
  .sort();
const weights = new Map(pages.map((page) => [page, weighPage(site, page, modules)]));

const columns: readonly [keyof Weights, string][] = [
  ["html", "HTML + CSS"],
  ["css", "CSS"],
  ["firstSection", "first section"],
  ["start", "JS at start"],
  ["awake", "JS all awake"],
  ["fonts", "fonts"],
];
const width = Math.max(...pages.map((page) => page.length));
console.log(`${"brotli, bytes".padEnd(width)}  ${columns.map(([, title]) => title.padStart(15)).join("")}`);
for (const [page, each] of weights) {
  console.log(`${page.padEnd(width)}  ${columns.map(([part]) => String(each[part]).padStart(15)).join("")}`);
}

const findings = [...weights].flatMap(([page, each]) => overweight(page, each));
for (const finding of findings) console.error(finding);
process.exitCode = findings.length ? 1 : 0;
