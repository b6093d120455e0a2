/**
 * `npm run messages`: says what is wrong with the catalogs, by file, line and key with all languages side by side, and exits
 * with 1 if anything is. A text that changed in Polish since the last commit, and not in the others, is a warning.
 *
 * `-- --words` looks at the catalogs alone, in a part of a second: not at who asks for the texts. `-- --strict` takes
 * warnings for faults. `-- --since main` compares with another commit than the last one.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { defaultLocale, type Locale, locales } from "../app/_i18n/languages";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { type Catalog, readCatalog } from "./messages/catalog";
import { type Catalogs, committedCatalog, staleFindings } from "./messages/changes";
import {
  catalogFile,
  catalogFindings,
  type Finding,
  missingFindings,
  unusedFindings,
} from "./messages/findings";
import { described } from "./messages/report";

/** Reads the catalog of every language. @throws CommandError that names whatever can't be read in any of them */
function readAll(): Catalogs {
  const problems: string[] = [];
  const read = (locale: Locale): Catalog => {
    const file = catalogFile(locale);
    try {
      return readCatalog(file, readFileSync(file, "utf8"));
    } catch (error) {
      problems.push((error as Error).message);
      return new Map();
    }
  };
  const catalogs = Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Catalogs;
  if (problems.length) throw new CommandError(problems.join("\n"));
  return catalogs;
}

/**
 * Texts that another language has not followed since a commit.
 *
 * @throws CommandError where nothing can be compared, and the caller wants that to be a fault
 */
function staleSince(commit: string, catalogs: Catalogs, isStrict = false): Finding[] {
  const before: { -readonly [Each in Locale]?: Catalog } = {};
  for (const locale of locales) {
    try {
      before[locale] = committedCatalog(commit, locale);
    } catch (error) {
      // A language of its own since then has followed everything.
      if (locale !== defaultLocale) continue;
      const sentence = `Not compared with ${commit}: ${(error as Error).message}`;
      if (isStrict) throw new CommandError(sentence);
      console.warn(sentence);
    }
  }
  return staleFindings(before, catalogs, commit);
}

/** What is wrong with who asks for texts. The compiler takes seconds to load and read, so only what needs it waits. */
async function askedFindings(source: Catalog): Promise<Finding[]> {
  const { usedKeys } = await import("./messages/used-keys");
  const used = usedKeys("tsconfig.json");
  return [...missingFindings(source, used), ...unusedFindings(source, used)];
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { words: { type: "boolean" }, strict: { type: "boolean" }, since: { type: "string" } },
  });
  const catalogs = readAll();
  const source = catalogs[defaultLocale];
  const stale = staleSince(values.since ?? "HEAD", catalogs, values.strict);
  const faults = [
    ...locales.flatMap((locale) => catalogFindings(catalogFile(locale), source, catalogs[locale])),
    ...(values.words ? [] : await askedFindings(source)),
    ...(values.strict ? stale : []),
  ];

  if (!values.strict) for (const each of stale) console.warn(described(each, catalogs, "warning"));
  const about = `${locales.length} catalogs of ${source.size} texts`;
  if (faults.length) {
    const each = faults.map((fault) => described(fault, catalogs));
    throw new CommandError([...each, `${faults.length} findings in ${about}.`].join("\n"));
  }
  console.log(`${about} are complete${values.words ? "" : ", and every text is used"}.`);
});
