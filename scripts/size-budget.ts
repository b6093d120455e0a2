/** `npm run size-budget`: prints the size of every page of the finished site, and exits with 1 when one is over its budget. */
import { existsSync, readFileSync } from "node:fs";

import { fileType } from "./built/file-types";
import { filesBelow } from "../islands/build/files";
import { CommandError, runCommand } from "./command/command-error.mjs";
import type { ModuleGraph } from "../islands/build/module-graph";
import { overBudget, measurePage } from "./size-budget/page-size";

const site = "out";
const bundleReport = ".export/modules.json";

await runCommand(() => {
  if (!existsSync(bundleReport))
    throw new CommandError("There is no finished site to measure: run `npm run build` first.");
  const modules = JSON.parse(readFileSync(bundleReport, "utf8")) as ModuleGraph;
  const pages = filesBelow(site).filter((file) => fileType(file).kind === "page");
  const sizes = new Map(pages.map((page) => [page, measurePage(site, page, modules)]));

  console.log("Bytes, compressed with brotli but for the fonts:");
  console.table(Object.fromEntries(sizes));
  const findings = [...sizes].flatMap(([page, each]) => overBudget(page, each));
  if (findings.length) throw new CommandError(findings.join("\n"));
});
