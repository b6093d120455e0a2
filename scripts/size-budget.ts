/**
 * `npm run size-budget`: prints the sizes of the finished site's pages, and exits with 1 if one exceeds its
 * budget. It measures each page in the language with the longest document, as styles and scripts are the
 * same; with FULL=1, set by `npm run test:all`, in all languages.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { pageAt, pageName } from "../app/_content/pages";
import { fileType } from "./built/file-types";
import { filesBelow } from "../islands/build/files";
import { CommandError, runCommand } from "./command/command.mjs";
import { isFull } from "./command/environment";
import type { ModuleGraph } from "../islands/build/bundle";
import { measurePage, overBudget } from "./size-budget/budgets";

const site = "out";
const bundleReport = ".export/modules.json";

await runCommand({}, () => {
  if (!existsSync(bundleReport))
    throw new CommandError("There is no finished site to measure: run `npm run build` first.");
  const modules = JSON.parse(readFileSync(bundleReport, "utf8")) as ModuleGraph;
  const all = filesBelow(site).filter((file) => fileType(file).kind === "page");
  const pages = isFull ? all : longestOf(all);
  const sizes = new Map(pages.map((page) => [page, measurePage(site, page, modules)]));

  console.log("Number of elements, and bytes after Brotli (fonts uncompressed).");
  console.table(Object.fromEntries(sizes));
  const findings = [...sizes].flatMap(([page, each]) => overBudget(page, each));
  if (findings.length) throw new CommandError(findings.join("\n"));
});

/** Returns the longest document of each page in all languages, and every document that is no page. */
function longestOf(documents: readonly string[]): string[] {
  const lengthOf = (file: string) => statSync(path.join(site, file)).size;
  const longest = new Map<string, string>();
  for (const file of documents) {
    const found = pageAt(`/${file.replace(/index\.html$/, "")}`);
    const name = found ? pageName(found.page) : file;
    const before = longest.get(name);
    if (before === undefined || lengthOf(file) > lengthOf(before)) longest.set(name, file);
  }
  return [...longest.values()];
}
