/**
 * `npm run messages`: says what is wrong with the catalogs, one dry sentence each, and exits with 1 if anything is.
 */
import { readFileSync } from "node:fs";

import { locales } from "../app/_i18n/languages";
import { flatten, type CatalogTree, type FlatCatalog } from "./messages/catalog";
import { catalogFindings, sourceFile, unusedFindings } from "./messages/findings";
import { usedKeys } from "./messages/used-keys";

function read(file: string): FlatCatalog {
  try {
    return flatten(JSON.parse(readFileSync(file, "utf8")) as CatalogTree);
  } catch (error) {
    console.error(`${file}: can't be read (${(error as Error).message}).`);
    process.exit(1);
  }
}

const source = read(sourceFile);
const findings = locales.flatMap((locale) => {
  const file = `messages/${locale}.json`;
  return catalogFindings(file, source, read(file));
});
findings.push(...unusedFindings(source, usedKeys("tsconfig.json")));

for (const finding of findings) console.error(finding);
console.log(
  findings.length
    ? `${findings.length} findings in ${locales.length} catalogs of ${source.size} texts.`
    : `${locales.length} catalogs of ${source.size} texts are complete, and every text is used.`,
);
process.exitCode = findings.length ? 1 : 0;
