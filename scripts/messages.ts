/**
 * `npm run messages`: says what is wrong with the catalogs, by file, line and key with all languages side by side, and exits
 * with 1 if anything is. A text that changed since the last commit in Polish and not in every other language is a warning.
 *
 * `-- --fix` sets no-break spaces and word joiners by the rules. `-- --words` looks at the catalogs alone, in a part of a
 * second: not at the pages that use the texts. `-- --types` also names the errors of the types of the whole project, which
 * takes one reading of it less than `tsc` beside this.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { defaultLocale, locales } from "../app/_i18n/languages";
import { CommandError, runCommand } from "./command/command.mjs";
import { readUtf8 } from "./command/read-text";
import { byLanguage, type Catalog, catalogFile, type Catalogs, readCatalog } from "./messages/catalog";
import { claimFindings } from "./messages/claims";
import { foreignWordFindings } from "./messages/foreign-words";
import {
  catalogFindings,
  type Finding,
  lineEndFindings,
  olderFindings,
  unfilledFindings,
  unusedFindings,
  withFixedLineEnds,
} from "./messages/rules";
import type { usedKeys } from "./messages/used-keys";

await runCommand(async () => {
  const { values } = parseArgs({
    options: { words: { type: "boolean" }, fix: { type: "boolean" }, types: { type: "boolean" } },
  });
  if (values.fix) fixLineEnds();
  const catalogs = readAll();
  const source = catalogs[defaultLocale];
  const { errors, uses } = values.words ? {} : await readCode(values.types ?? false);
  if (errors) throw new CommandError(errors.trimEnd());

  const faults = [
    ...locales.flatMap((locale) => [
      ...catalogFindings(catalogFile(locale), source, catalogs[locale]),
      ...lineEndFindings(locale, catalogs[locale]),
      ...claimFindings(locale, catalogs[locale]),
      ...foreignWordFindings(locale, catalogs),
    ]),
    ...(uses ? [...unfilledFindings(source, uses), ...unusedFindings(source, uses)] : []),
  ].map((fault) => described(fault, catalogs));
  warnOfOlderTranslations(catalogs);
  const about = `${locales.length} catalogs of ${source.size} texts`;
  if (faults.length) throw new CommandError([...faults, `${faults.length} findings in ${about}.`].join("\n"));
  console.log(`${about} are complete${uses ? ", and every text is used and filled in" : ""}.`);
});

/** What uses the texts, and the errors of the types if they are wanted: of the whole project, as tsc prints them. */
async function readCode(
  withTypes: boolean,
): Promise<{ errors?: string; uses?: ReturnType<typeof usedKeys> }> {
  const { readProject, typeErrors, usedKeys } = await import("./messages/used-keys");
  const project = readProject("tsconfig.json", withTypes ? "all" : "words");
  const errors = withTypes && typeErrors(project);
  return errors ? { errors } : { uses: usedKeys(project) };
}

/** Reads the catalog of every language. @throws CommandError that names everything that can't be read in any of them */
function readAll(): Catalogs {
  const problems: string[] = [];
  const catalogs = byLanguage((locale): Catalog => {
    try {
      return readCatalog(catalogFile(locale), readUtf8(catalogFile(locale)));
    } catch (error) {
      problems.push((error as Error).message);
      return new Map();
    }
  });
  if (problems.length) throw new CommandError(problems.join("\n"));
  return catalogs;
}

/** `--fix`: writes the catalogs whose no-break spaces and word joiners are not by the rules. */
function fixLineEnds(): void {
  for (const locale of locales) {
    const file = catalogFile(locale);
    const before = readUtf8(file);
    const { json, count } = withFixedLineEnds(locale, before, readCatalog(file, before));
    if (!count) continue;
    writeFileSync(file, json);
    console.log(`${file}: no-break spaces and word joiners set in ${count} texts.`);
  }
}

/** Names the texts that changed in Polish alone since the last commit; where there is none, says that this is unknown. */
function warnOfOlderTranslations(catalogs: Catalogs): void {
  const committed = (file: string) =>
    execFileSync("git", ["show", `HEAD:./${file}`], { encoding: "utf8", stdio: "pipe" });
  try {
    const before = byLanguage((locale) => readCatalog(catalogFile(locale), committed(catalogFile(locale))));
    for (const finding of olderFindings(before, catalogs))
      console.warn(`warning: ${described(finding, catalogs)}`);
  } catch (error) {
    console.warn(
      `It is unknown whether the translations follow the Polish texts: ${(error as Error).message}`,
    );
  }
}

/** A finding as text: its place, as editors and terminals take it, and under it what the languages say. */
function described({ file, line, key, says }: Finding, catalogs: Catalogs): string {
  const rows = locales.map((locale) => {
    const entry = catalogs[locale].get(key);
    return `    ${entry ? `${locale}:${entry.line}` : locale}  ${entry?.text ?? "–"}`;
  });
  return [`${file}:${line}: "${key}" ${says}.`, ...rows].join("\n");
}
