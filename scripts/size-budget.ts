/**
 * `npm run size-budget`: prints the sizes of the finished site's pages, and exits with 1 if one exceeds its
 * budget (docs/speed.md).
 */
import { existsSync, readFileSync } from "node:fs";

import { filesBelow } from "../islands/build/files";
import type { ModuleGraph } from "../islands/build/module-graph";
import { CommandError, runCommand } from "./command/command.mjs";
import { isFull } from "./command/environment";
import { measurePage, overBudget } from "./size-budget/budgets";

const site = "out";
const bundleReport = ".export/modules.json";

await runCommand({}, () => {
  if (!existsSync(bundleReport))
    throw new CommandError("There is no finished site to measure: run `npm run build` first.");
  const modules = JSON.parse(readFileSync(bundleReport, "utf8")) as ModuleGraph;
  // German has the longest words; styles and scripts are the same in all languages.
  const pages = filesBelow(site).filter((file) => (isFull ? /\.html$/ : /^de\/.*\.html$/).test(file));
  const sizes = new Map(pages.map((page) => [page, measurePage(site, page, modules)]));
  console.log("Number of elements, and bytes after Brotli (fonts uncompressed).");
  console.table(Object.fromEntries(sizes));
  const findings = [...sizes].flatMap(([page, each]) => overBudget(page, each));
  if (findings.length) throw new CommandError(findings.join("\n"));
});
