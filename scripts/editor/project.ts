import { readFileSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import sharp from "sharp";

import { defaultLocale, languages, type Locale, locales } from "../../app/_i18n/languages";
import { byLanguage, catalogFile, type Catalogs, readCatalog, readMessage } from "../messages/catalog";
import { committed, committedCatalogs, git, textsOlderThanPolish } from "../messages/history";
import { withNoBreakSpaces } from "../messages/rules";
import { widthsFor } from "../pictures/rendition";
import { withoutMarkers } from "./key-markers";

export type Texts = Record<Locale, string>;

export interface Change {
  /** The key of the text, or the name of the picture. */
  readonly title: string;
  readonly picture: boolean;
  /** The words before and now, a line for each language that differs; a picture has none. */
  readonly lines: readonly { readonly file: string; readonly before: string; readonly after: string }[];
}

/** All that the editor's page knows of the project. */
export interface State {
  readonly languages: readonly { readonly locale: Locale; readonly name: string; readonly tag: string }[];
  /** By key, in the order of the Polish catalog; empty where a language lacks it. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** Languages of a text that are older than the Polish one, with its previous words, by key. */
  readonly older: Readonly<Record<string, { readonly before: string; readonly left: readonly Locale[] }>>;
  readonly changes: readonly Change[];
}

/** What the editor does not do, in Polish, for the person at the page. */
export class Refused extends Error {
  /**
   * @param status as HTTP says it: 409 where something changed meanwhile, 422 for what was typed or chosen
   * @param problems what is wrong, by language
   */
  constructor(
    readonly status: 403 | 404 | 405 | 409 | 413 | 415 | 422,
    message: string,
    readonly problems: Partial<Texts> = {},
  ) {
    super(message);
    this.name = "Refused";
  }
}

/** Writes a file beside its name and renames it, so that a reader never finds half of one. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const partial = join(dirname(file), `.${basename(file)}.partial`);
  await writeFile(partial, content);
  await rename(partial, file);
}

const readFiles = (root: string) =>
  byLanguage((locale) => readFileSync(join(root, catalogFile(locale)), "utf8"));

const parse = (files: Record<Locale, string>): Catalogs =>
  byLanguage((locale) => readCatalog(catalogFile(locale), files[locale]));

const textsOf = (catalogs: Catalogs, key: string): Texts =>
  byLanguage((locale) => catalogs[locale].get(key)?.text ?? "");

/**
 * Reads the project: its texts, and what differs from the last commit.
 *
 * @throws CommandError that names the place when a catalog is no JSON, and when the project is no clone
 */
export function readState(root: string): State {
  const catalogs = parse(readFiles(root));
  const before = committedCatalogs(root);
  const older = textsOlderThanPolish(before, catalogs);
  const keys = [...new Set(locales.flatMap((locale) => [...catalogs[locale].keys()]))];
  return {
    languages: locales.map((locale) => ({
      locale,
      name: languages[locale].name,
      tag: languages[locale].tag,
    })),
    texts: Object.fromEntries(keys.map((key) => [key, textsOf(catalogs, key)])),
    older: Object.fromEntries(older.map(({ key, before: polish, left }) => [key, { before: polish, left }])),
    changes: [...changedTexts(before, catalogs, keys), ...changedPictures(root)],
  };
}

function changedTexts(before: Catalogs, now: Catalogs, keys: readonly string[]): Change[] {
  return keys.flatMap((key) => {
    const [old, own] = [textsOf(before, key), textsOf(now, key)];
    const lines = locales
      .filter((locale) => old[locale] !== own[locale])
      .map((locale) => ({ file: catalogFile(locale), before: old[locale], after: own[locale] }));
    return lines.length ? [{ title: key, picture: false, lines }] : [];
  });
}

function changedPictures(root: string): Change[] {
  const names = git(root, "diff", "--name-only", "--relative", "HEAD", "--", "pictures/masters").toString();
  return [...names.matchAll(/([\w-]+)\.jpg$/gm)].map(([, title = ""]) => ({
    title,
    picture: true,
    lines: [],
  }));
}

/**
 * Writes literals of one text into the catalogs; all else in the files stays as it is, byte for byte.
 *
 * @param literals with their quotes; a language without one stays as it is
 */
async function writeText(root: string, key: string, literals: Partial<Texts>): Promise<void> {
  const files = readFiles(root);
  const catalogs = parse(files);
  for (const locale of locales) {
    const [literal, entry] = [literals[locale], catalogs[locale].get(key)];
    if (literal === undefined) continue;
    if (!entry) throw new Refused(404, `W pliku ${catalogFile(locale)} nie ma tekstu „${key}”.`);
    const [start, end] = entry.range;
    await writeWhole(
      join(root, catalogFile(locale)),
      files[locale].slice(0, start) + literal + files[locale].slice(end),
    );
  }
}

/** What is wrong with a text. A page fills in only the placeholders and tags that the saved Polish text has. */
function problemOf(text: string, saved: readonly string[]): string | undefined {
  if (!text.trim()) return "Tekst jest pusty.";
  const { parts, problem, offset = 0 } = readMessage(text);
  if (problem) return `Nawias lub znacznik nie jest zamknięty albo otwarty (znak ${offset + 1}).`;
  const missing = saved.filter((part) => !parts.includes(part));
  const unknown = parts.filter((part) => !saved.includes(part));
  if (missing.length) return `Brakuje: ${missing.join(", ")}.`;
  return unknown.length ? `Strona nie wstawia tu: ${unknown.join(", ")}.` : undefined;
}

/**
 * Saves a text in all languages, with no-break spaces and word joiners by the rules of `npm run messages`.
 *
 * @param seen what the person saw before typing
 * @throws Refused when a text is broken, or a file says something else than the person saw
 */
export async function saveText(root: string, key: string, seen: Texts, wanted: Texts): Promise<void> {
  const catalogs = parse(readFiles(root));
  if (!catalogs[defaultLocale].has(key)) throw new Refused(404, `W katalogach nie ma tekstu „${key}”.`);
  const now = textsOf(catalogs, key);
  const { parts } = readMessage(now[defaultLocale]);
  // A language that was left as it is stays so, byte for byte.
  const typed = locales.filter((locale) => wanted[locale] !== seen[locale]);
  const texts = byLanguage((locale) => withNoBreakSpaces(locale, key, withoutMarkers(wanted[locale])));
  const problems: Partial<Texts> = {};
  for (const locale of locales) {
    const problem = problemOf(texts[locale], parts);
    if (problem) problems[locale] = problem;
  }
  if (Object.keys(problems).length) throw new Refused(422, "Tekstu nie można tak zapisać.", problems);
  const other = locales.find((locale) => now[locale] !== seen[locale]);
  if (other)
    throw new Refused(
      409,
      `Plik ${catalogFile(other)} zmieniono tymczasem poza edytorem; jest w nim teraz: „${now[other]}”. Nic nie zapisano. Ponowny zapis zastąpi tę zmianę.`,
    );
  await writeText(
    root,
    key,
    Object.fromEntries(typed.map((locale) => [locale, JSON.stringify(texts[locale])])),
  );
}

/** Brings the renditions up to date with the masters (`makePictures`). */
type Encode = () => Promise<unknown>;

/** The master of a picture, relative to the project. @throws Refused for what can't be a picture's name */
function masterFile(name: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Refused(404, `Nie ma zdjęcia „${name}”.`);
  return `pictures/masters/${name}.jpg`;
}

/** Replaces a master; one that can't be encoded is put back, because pages would request files that are not there. */
async function writeMaster(file: string, content: Buffer, encode: Encode): Promise<void> {
  const before = await readFile(file);
  await writeWhole(file, content);
  try {
    await encode();
  } catch (error) {
    await writeWhole(file, before);
    throw new Refused(422, `Zdjęcia nie można zakodować i nic nie zmieniono: ${(error as Error).message}`);
  }
}

/** What may be chosen: what cameras and picture editors write, as sharp names it. */
const formats = ["jpeg", "png", "webp", "heif", "tiff"];

/** How much another shape may differ from that of the place: rounding to whole pixels, and no more. */
const shapeTolerance = 0.01;

/**
 * Makes a master of a picture: upright, sRGB, without what a camera adds, such as the place where it was taken.
 *
 * @param name the picture that it replaces
 * @throws Refused when it is no picture, of another shape than its place, or too small for it; it says what is needed
 */
export async function savePicture(root: string, name: string, bytes: Buffer, encode: Encode): Promise<void> {
  const file = join(root, masterFile(name));
  const old = await readFile(file).catch(() => {
    throw new Refused(404, `Nie ma zdjęcia „${name}”.`);
  });
  const place = (await sharp(old).metadata()).autoOrient;
  const unreadable = () =>
    new Refused(422, "Tego pliku nie można odczytać jako zdjęcia, albo kończy się za wcześnie.");
  // A file may begin well and end too early.
  const { format, autoOrient: size } = await sharp(bytes, { failOn: "error" })
    .stats()
    .then(() => sharp(bytes).metadata())
    .catch(() => Promise.reject(unreadable()));
  if (!formats.includes(format))
    throw new Refused(422, `Zdjęcie ma format ${format}, a możliwe są: ${formats.join(", ")}.`);
  const width = Math.max(...widthsFor(place.width, name));
  const height = Math.round((width * place.height) / place.width);
  const shape = (size.width / size.height) * (place.height / place.width);
  const has = `Zdjęcie ma ${size.width} × ${size.height} pikseli, a potrzeba co najmniej ${width} × ${height}`;
  if (Math.abs(shape - 1) > shapeTolerance) throw new Refused(422, `${has} w tych samych proporcjach.`);
  if (size.width < width) throw new Refused(422, `${has}.`);
  const master = sharp(bytes).autoOrient().flatten({ background: "#fff" }).toColourspace("srgb");
  await writeMaster(file, await master.jpeg({ quality: 93, progressive: true }).toBuffer(), encode);
}

/** Restores a text or a picture as the last commit has it, byte for byte. */
export async function undo(
  root: string,
  { title, picture }: Pick<Change, "title" | "picture">,
  encode: Encode,
): Promise<void> {
  if (picture) {
    const file = masterFile(title);
    return writeMaster(join(root, file), committed(root, file), encode);
  }
  const literals = byLanguage((locale) => {
    const source = committed(root, catalogFile(locale)).toString();
    const entry = readCatalog(catalogFile(locale), source).get(title);
    if (!entry) throw new Refused(404, `Ostatnie zatwierdzenie (commit) nie ma tekstu „${title}”.`);
    return source.slice(...entry.range);
  });
  await writeText(root, title, literals);
}
