import { locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command.mjs";
import { readUtf8 } from "../command/text-files";
import { byLanguage, type Catalog, catalogFile, type Catalogs, placeOfText, readCatalog } from "./catalog";
import { findingsIn } from "./rules";

/**
 * Reads and checks all catalogs.
 *
 * @throws CommandError with every finding: its file, line, column and key, and the text in all languages
 */
export function checkCatalogs(): Catalogs {
  const problems: string[] = [];
  const files = byLanguage((locale) => readUtf8(catalogFile(locale)));
  const catalogs = byLanguage((locale): Catalog => {
    try {
      return readCatalog(catalogFile(locale), files[locale]);
    } catch (error) {
      problems.push((error as Error).message);
      return new Map();
    }
  });
  if (problems.length) throw new CommandError(problems.join("\n"));
  const findings = findingsIn(catalogs).map(({ locale, key, says, offset }) => {
    const place = placeOfText(files[locale], catalogs[locale], key, offset);
    const rows = locales.map((each) => `    ${each}  ${catalogs[each].get(key) ?? "–"}`);
    return [`${catalogFile(locale)}:${place}: "${key}" ${says}.`, ...rows].join("\n");
  });
  if (findings.length) throw new CommandError([...findings, `${findings.length} findings.`].join("\n"));
  return catalogs;
}
