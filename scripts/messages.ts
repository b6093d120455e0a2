/**
 * `npm run messages`: says what is wrong with the catalogs, by file, line and key with all languages side by side, and exits
 * with 1 if anything is. A text that changed in Polish after its translations is a warning until they follow.
 *
 * `-- --fix` sets no-break spaces and word joiners by the rules. `-- --words` looks at the catalogs alone, in a part of a
 * second: not at the pages that use the texts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { defaultLocale, type Locale, locales } from "../app/_i18n/languages";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { type Catalog, catalogFile, type Catalogs, readCatalog } from "./messages/catalog";
import { readChanges, staleFindings, trailer } from "./messages/history";
import {
  catalogFindings,
  type Finding,
  lineEndFindings,
  missingFindings,
  unfilledFindings,
  unusedFindings,
  withFixedLineEnds,
} from "./messages/rules";

await runCommand(async () => {
  const { values } = parseArgs({
    options: { words: { type: "boolean" }, fix: { type: "boolean" } },
  });
  if (values.fix) fixLineEnds();
  const files = byLanguage((locale) => readFileSync(catalogFile(locale), "utf8"));
  const catalogs = readAll(files);
  const source = catalogs[defaultLocale];
  const { stale, unknown } = staleTexts(files, catalogs);
  const uses = values.words ? undefined : (await import("./messages/used-keys")).usedKeys("tsconfig.json");

  const faults = [
    ...locales.flatMap((locale) => [
      ...catalogFindings(catalogFile(locale), source, catalogs[locale]),
      ...lineEndFindings(locale, catalogs[locale]),
    ]),
    ...(uses
      ? [...missingFindings(source, uses), ...unfilledFindings(source, uses), ...unusedFindings(source, uses)]
      : []),
  ].map((fault) => described(fault, catalogs));
  for (const each of stale) console.warn(described(each, catalogs, "warning"));
  if (unknown) console.warn(unknown);
  const about = `${locales.length} catalogs of ${source.size} texts`;
  if (faults.length) throw new CommandError([...faults, `${faults.length} findings in ${about}.`].join("\n"));
  console.log(closingSentence(about, stale.length, Boolean(unknown), Boolean(uses)));
});

function byLanguage<Value>(read: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, Value>;
}

/** Reads the catalog of every language. @throws CommandError that names everything that can't be read in any of them */
function readAll(files: Readonly<Record<Locale, string>>): Catalogs {
  const problems: string[] = [];
  const catalogs = byLanguage((locale): Catalog => {
    try {
      return readCatalog(catalogFile(locale), files[locale]);
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
    const before = readFileSync(file, "utf8");
    const { json, count } = withFixedLineEnds(locale, before, readCatalog(file, before));
    if (!count) continue;
    writeFileSync(file, json);
    console.log(`${file}: no-break spaces and word joiners set in ${count} texts.`);
  }
}

/** Texts whose translations are older than they are; a sentence instead, where there is no history. */
function staleTexts(files: Readonly<Record<Locale, string>>, catalogs: Catalogs) {
  try {
    return { stale: staleFindings(readChanges(files), catalogs) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return {
      stale: [],
      unknown: `It is unknown whether the translations follow the Polish texts: ${error.message}`,
    };
  }
}

/** A finding as text: its place, as editors and terminals take it, and under it what the languages say. */
function described({ file, line, key, says, before }: Finding, catalogs: Catalogs, kind = ""): string {
  const rows = locales.map((locale) => {
    const entry = catalogs[locale].get(key);
    return [entry ? `${locale}:${entry.line}` : locale, entry?.text ?? "–"] as const;
  });
  if (before !== undefined) rows.unshift(["before", before]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `${kind && `${kind}: `}${file}:${line}: "${key}" ${says}.`,
    ...rows.map(([name, text]) => `    ${name.padEnd(width)}  ${text}`),
  ].join("\n");
}

function closingSentence(about: string, stale: number, isUnknown: boolean, hasUses: boolean): string {
  const used = hasUses ? ", and every text is used and filled in" : "";
  if (stale)
    return (
      `${about} have no faults${used}. ${stale} are older in another language than in Polish: translate them, or confirm in a ` +
      `commit's last line that they still fit: "${trailer}: <key>, <key>".`
    );
  return `${about} ${isUnknown ? "have no faults" : "are complete"}${used}.`;
}
