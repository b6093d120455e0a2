/** `npm run size-budget`: prints the size of every page of the finished site, and exits with 1 when one is over its budget. */
import { existsSync, readFileSync } from "node:fs";

import { fileType } from "./built/file-types";
import { filesBelow } from "../islands/build/files";
import { CommandError, runCommand } from "./command/command-error.mjs";
import type { ModuleGraph } from "../islands/build/module-graph";
import { overBudget, measurePage, type PageSizes } from "./size-budget/page-size";

const site = "out";
const bundleReport = ".export/modules.json";

/** The columns of the table: what is measured, and its title. */
const columns: readonly [keyof PageSizes, string][] = [
  ["html", "HTML + CSS"],
  ["css", "CSS in it"],
  ["linkedCss", "CSS linked"],
  ["start", "JS at start"],
  ["hydrated", "JS all islands"],
  ["fonts", "fonts"],
];

await runCommand(() => {
  if (!existsSync(bundleReport))
    throw new CommandError("There is no finished site to measure: run `npm run build` first.");
  const modules = JSON.parse(readFileSync(bundleReport, "utf8")) as ModuleGraph;
  const pages = filesBelow(site).filter((file) => fileType(file).kind === "page");
  const sizes = new Map(pages.map((page) => [page, measurePage(site, page, modules)]));

  const width = Math.max(...pages.map((page) => page.length));
  const row = (name: string, cells: readonly (string | number)[]) =>
    console.log(`${name.padEnd(width)}  ${cells.map((cell) => String(cell).padStart(15)).join("")}`);
  row(
    "brotli, bytes",
    columns.map(([, title]) => title),
  );
  for (const [page, each] of sizes)
    row(
      page,
      columns.map(([part]) => each[part]),
    );

  const findings = [...sizes].flatMap(([page, each]) => overBudget(page, each));
  if (findings.length) throw new CommandError(findings.join("\n"));
});
