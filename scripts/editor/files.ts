/** How the editor reads and writes the files of the project. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { type Locale, locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command-error.mjs";
import { type Catalog, catalogFile, readCatalog } from "../messages/catalog";
import { readChanges, textsOlderThanPolish } from "../messages/history";
import type { OlderText, Texts } from "./protocol";

/** Writes a file beside its name and renames it, so that a reader finds the old one or the new one, never half of one. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Hidden, so that a listing of the folder passes it over.
  const partial = join(dirname(file), `.${basename(file)}.partial`);
  await writeFile(partial, content);
  await rename(partial, file);
}

/** Reads a text, or undefined where there is no such file. */
export function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** The catalogs of a project. */
export interface ProjectTexts {
  /** Every text in every language, by its key, in the order of the Polish catalog; empty where a language lacks it. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** The texts that are older in some languages than in Polish, by key; none where git has no history. */
  readonly older: Readonly<Record<string, OlderText>> | undefined;
}

/**
 * Reads the catalogs of a project.
 *
 * @throws CommandError that names the place when one is no JSON
 */
export async function readTexts(root: string): Promise<ProjectTexts> {
  const read = await Promise.all(
    locales.map(async (locale) => [locale, await readFile(join(root, catalogFile(locale)), "utf8")] as const),
  );
  const files = Object.fromEntries(read) as Record<Locale, string>;
  const catalogs = Object.fromEntries(
    locales.map((locale) => [locale, readCatalog(catalogFile(locale), files[locale])]),
  ) as Record<Locale, Catalog>;
  const keys = [...new Set(locales.flatMap((locale) => [...catalogs[locale].keys()]))];
  const textsOf = (key: string) =>
    Object.fromEntries(locales.map((locale) => [locale, catalogs[locale].get(key)?.text ?? ""])) as Texts;
  return {
    texts: Object.fromEntries(keys.map((key) => [key, textsOf(key)])),
    older: olderTexts(root, files, catalogs),
  };
}

function olderTexts(
  root: string,
  files: Readonly<Record<Locale, string>>,
  catalogs: Readonly<Record<Locale, Catalog>>,
): ProjectTexts["older"] {
  try {
    const found = textsOlderThanPolish(readChanges(files, root), catalogs);
    return Object.fromEntries(found.map(({ key, before, left }) => [key, { before, locales: left }]));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return undefined;
  }
}

/**
 * The literal of a text in a catalog's file: from its opening quote to its closing one, as it is written there.
 *
 * @param file the catalog's name, for the sentence
 * @param source what the file holds
 * @param key the text's dotted key
 * @throws CommandError when the file is no catalog, or has no text of that key
 */
export function literalOf(file: string, source: string, key: string): string {
  return source.slice(...placeOf(file, source, key));
}

/**
 * A catalog's file with another literal for one text. All else stays as it is, byte for byte: the order of keys, spaces,
 * the ends of lines.
 *
 * @param literal with its quotes
 * @throws CommandError as `literalOf`
 */
export function withLiteral(file: string, source: string, key: string, literal: string): string {
  const [start, end] = placeOf(file, source, key);
  return source.slice(0, start) + literal + source.slice(end);
}

function placeOf(file: string, source: string, key: string): readonly [start: number, end: number] {
  const entry = readCatalog(file, source).get(key);
  if (entry?.text === undefined)
    throw new CommandError(`${file} has no text "${key}": add the key, or reload the editor.`);
  return entry.range;
}
