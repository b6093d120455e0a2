import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { locales } from "../../app/_i18n/languages";
import type { Catalog } from "./pseudo-words";

/**
 * An edit of what the site says, by its rows and words alone: rows go before the line that ends their table, words into
 * every catalog.
 *
 * @param folder of the copy of the project that is edited
 */
export type ContentEdit = (folder: string) => void;

/** @throws Error when the line is not there once: then the edit no longer does what the README says */
export function addRow(folder: string, file: string, before: string, rows: readonly string[]): void {
  const path = join(folder, file);
  const parts = readFileSync(path, "utf8").split(before);
  if (parts.length !== 2)
    throw new Error(`${file} has ${parts.length - 1} places with "${before}" instead of one.`);
  writeFileSync(path, parts.join([...rows, before].join("\n")));
}

/**
 * Puts words into every catalog there is.
 *
 * @param below the names above the new one
 * @param make the words, of what stands beside them
 */
export function addWords(
  folder: string,
  below: readonly string[],
  name: string,
  make: (beside: Catalog) => Catalog,
): void {
  const catalogs = readdirSync(join(folder, "messages")).map((file) => file.replace(".json", ""));
  if (catalogs.length < locales.length) throw new Error("There are fewer catalogs than languages.");
  for (const locale of catalogs) {
    const catalog = readCatalog(folder, locale);
    const beside = below.reduce((at, each) => at[each] as Catalog, catalog);
    beside[name] = make(beside);
    writeCatalog(folder, locale, catalog);
  }
}

export function readCatalog(folder: string, locale: string): Catalog {
  return JSON.parse(readFileSync(join(folder, `messages/${locale}.json`), "utf8")) as Catalog;
}

export function writeCatalog(folder: string, locale: string, catalog: Catalog): void {
  write(join(folder, `messages/${locale}.json`), `${JSON.stringify(catalog, null, 2)}\n`);
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Exchanges a piece of a file.
 *
 * @throws Error when it is not there once: then the edit no longer does what the README says
 */
export function replaceIn(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const parts = readFileSync(path, "utf8").split(from);
  if (parts.length !== 2)
    throw new Error(`${file} has ${parts.length - 1} places with ${String(from)} instead of one.`);
  writeFileSync(path, parts.join(to));
}

/** Takes words out of every catalog: a name below these names, with all below it. */
export function removeWords(folder: string, below: readonly string[], name: string): void {
  for (const file of readdirSync(join(folder, "messages"))) {
    const locale = file.replace(".json", "");
    const catalog = readCatalog(folder, locale);
    const beside = below.reduce((at, each) => at[each] as Catalog, catalog);
    if (!(name in beside)) throw new Error(`${file} has no ${[...below, name].join(".")}.`);
    // Undefined is what JSON leaves out.
    beside[name] = undefined;
    writeCatalog(folder, locale, catalog);
  }
}

/** Deletes the master of a picture that nothing shows any more. */
export function removeMaster(folder: string, picture: string): void {
  rmSync(join(folder, "pictures/masters", `${picture}.jpg`));
}
