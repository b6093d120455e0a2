/**
 * `npm run messages`: checks the catalogs. Lists findings by file, line and key with all languages, and exits
 * with 1 if there are any.
 *
 * `-- --fix` sets no-break spaces and word joiners.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { defaultLocale, locales } from "../app/_i18n/languages";
import { filesBelow } from "../islands/build/files";
import { CommandError, runCommand } from "./command/command.mjs";
import { readUtf8 } from "./command/text-files";
import { catalogFile, readCatalog, writeCatalog } from "./messages/catalog";
import { withNoBreakSpaces } from "./messages/line-ends";
import { checkCatalogs, unusedKeys } from "./messages/rules";

await runCommand({ fix: { type: "boolean" } }, (values) => {
  if (values.fix) fixLineEnds();
  const catalogs = checkCatalogs();
  const source = catalogs[defaultLocale];
  const unused = unusedKeys([...source.keys()], readCode());
  if (unused.length) throw new CommandError(`These keys are unused, remove them: ${unused.join(", ")}.`);
  console.log(`${locales.length} catalogs of ${source.size} texts are complete, and every text is used.`);
});

/** Returns the code of every file that uses texts, without comments. */
function readCode(): string {
  return ["app", "scripts"]
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /^(app|scripts\/(downloads\/|share))(?!.*(\.test\.|\/test-)).*\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8").replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, ""))
    .join("\n");
}

/** `--fix`: sets no-break spaces and word joiners in all catalogs. */
function fixLineEnds(): void {
  for (const locale of locales) {
    const file = catalogFile(locale);
    const before = readUtf8(file);
    const held = [...readCatalog(file, before)].map(
      ([key, text]) => [key, withNoBreakSpaces(locale, key, text)] as const,
    );
    const after = writeCatalog(before, new Map(held));
    if (after === before) continue;
    writeFileSync(file, after);
    console.log(`${file}: no-break spaces and word joiners set.`);
  }
}
