/**
 * `npm run messages`: checks the catalogs. Lists findings by file and key with all languages, and exits with 1 if
 * there are any.
 *
 * `-- --fix` sets no-break spaces and word joiners.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { defaultLocale, locales } from "../app/_i18n/languages";
import { filesBelow } from "../islands/build/files";
import { CommandError } from "./command/command.mjs";
import { readUtf8 } from "./command/text-files";
import { catalogFile, readCatalog, writeCatalog } from "./messages/catalog";
import { withNoBreakSpaces } from "./messages/line-ends";
import { checkCatalogs, unusedKeys } from "./messages/rules";

export const options = { fix: { type: "boolean" } };

export default function messages({ fix }: { fix?: boolean }): void {
  if (fix) fixLineEnds();
  const source = checkCatalogs()[defaultLocale];
  const unused = unusedKeys([...source.keys()], readCode());
  if (unused.length) throw new CommandError(`These keys are unused, remove them: ${unused.join(", ")}.`);
  console.log(`${locales.length} catalogs of ${source.size} texts are complete, and every text is used.`);
}

/** Returns the code of every file that uses texts, without comments. */
const readCode = () =>
  ["app", "scripts/downloads"]
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /^(?!.*(\.test\.|\/test-)).*\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8").replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, ""))
    .join("\n");

function fixLineEnds(): void {
  for (const locale of locales) {
    const file = catalogFile(locale);
    const before = readUtf8(file);
    const texts = [...readCatalog(file, before)];
    const held = texts.map(([key, text]) => [key, withNoBreakSpaces(locale, key, text)] as const);
    writeFileSync(file, writeCatalog(before, new Map(held)));
  }
}
