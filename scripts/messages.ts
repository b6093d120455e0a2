/**
 * `npm run messages`: checks the catalogs. Lists findings by file and key with all languages, and exits
 * with 1 if there are any. A text that changed since the last commit in Polish but not in every other
 * language is a warning.
 *
 * `-- --fix` sets no-break spaces and word joiners.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

import { defaultLocale, locales } from "../app/_i18n/languages";
import { filesBelow } from "../islands/build/files";
import { CommandError, runCommand } from "./command/command.mjs";
import { readUtf8 } from "./command/text-files";
import {
  byLanguage,
  type Catalog,
  catalogFile,
  catalogOf,
  type Catalogs,
  type Finding,
  findingsIn,
  readCatalog,
} from "./messages/catalog";
import {
  catalogFindings,
  lineEndFindings,
  olderFindings,
  unfilledFindings,
  unusedFindings,
  withFixedLineEnds,
} from "./messages/rules";
import { exchangedFindings, foreignWordFindings } from "./messages/translations";
import { wordingFault } from "./messages/wording";

await runCommand({ fix: { type: "boolean" } }, (values) => {
  if (values.fix) fixLineEnds();
  const catalogs = readAll();
  const source = catalogs[defaultLocale];
  const sources = readSources();

  const faults = [
    ...locales.flatMap((locale) => [
      ...catalogFindings(catalogFile(locale), source, catalogs[locale]),
      ...lineEndFindings(locale, catalogs[locale]),
      ...findingsIn(catalogFile(locale), catalogs[locale], (...text) => wordingFault(locale, ...text)),
      ...foreignWordFindings(locale, catalogs),
      ...exchangedFindings(locale, catalogs),
    ]),
    ...unusedFindings(source, sources),
    ...unfilledFindings(source, sources),
  ].map((fault) => described(fault, catalogs));
  warnOfOlderTranslations(catalogs);
  const about = `${locales.length} catalogs of ${source.size} texts`;
  if (faults.length) throw new CommandError([...faults, `${faults.length} findings in ${about}.`].join("\n"));
  console.log(`${about} are complete, and every text is used.`);
});

/** Reads the code of every file that uses texts. */
function readSources(): string[] {
  return ["app", "scripts"]
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /^(app|scripts\/(downloads\/|share))(?!.*(\.test\.|\/test-)).*\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8"));
}

/**
 * Reads all catalogs.
 *
 * @throws CommandError that lists every error in them
 */
function readAll(): Catalogs {
  const problems: string[] = [];
  const catalogs = byLanguage((locale): Catalog => {
    try {
      return catalogOf(locale);
    } catch (error) {
      problems.push((error as Error).message);
      return new Map();
    }
  });
  if (problems.length) throw new CommandError(problems.join("\n"));
  return catalogs;
}

/** `--fix`: sets no-break spaces and word joiners in all catalogs. */
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

/** Warns of texts that changed only in Polish since the last commit, or that git cannot tell. */
function warnOfOlderTranslations(catalogs: Catalogs): void {
  const committed = (file: string) =>
    execFileSync("git", ["show", `HEAD:./${file}`], { encoding: "utf8", stdio: "pipe" });
  try {
    const before = byLanguage((locale) => readCatalog(catalogFile(locale), committed(catalogFile(locale))));
    for (const finding of olderFindings(before, catalogs))
      console.warn(`warning: ${described(finding, catalogs)}`);
  } catch (error) {
    const { message } = error as Error;
    const [, reason = message] = /^fatal: (.*)/m.exec(message) ?? [];
    console.warn(`Cannot check for outdated translations: ${reason}.`);
  }
}

/** Formats a finding: its location, then the text in all languages. */
function described({ location, key, says }: Finding, catalogs: Catalogs): string {
  const rows = locales.map((locale) => `    ${locale}  ${catalogs[locale].get(key) ?? "–"}`);
  return [`${location}: "${key}" ${says}.`, ...rows].join("\n");
}
