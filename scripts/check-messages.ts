/**
 * `npm run messages`: says what is wrong with the catalogs, one dry sentence each, and exits with 1 if anything is.
 */
import { readFileSync } from "node:fs";

import { locales } from "../app/_i18n/languages";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { flatten, type CatalogTree, type FlatCatalog } from "./messages/catalog";
import { catalogFindings, missingFindings, sourceFile, unusedFindings } from "./messages/findings";
import { usedKeys } from "./messages/used-keys";

/** Reads a catalog. @throws CommandError when it can't be read */
function read(file: string): FlatCatalog {
  try {
    return flatten(JSON.parse(readFileSync(file, "utf8")) as CatalogTree);
  } catch (error) {
    throw new CommandError(`${file}: can't be read (${(error as Error).message}).`);
  }
}

await runCommand(() => {
  const source = read(sourceFile);
  const findings = locales.flatMap((locale) => {
    const file = `messages/${locale}.json`;
    return catalogFindings(file, source, read(file));
  });
  const used = usedKeys("tsconfig.json");
  findings.push(...missingFindings(source, used), ...unusedFindings(source, used));

  const about = `${locales.length} catalogs of ${source.size} texts`;
  if (findings.length)
    throw new CommandError([...findings, `${findings.length} findings in ${about}.`].join("\n"));
  console.log(`${about} are complete, and every text is used.`);
});
