import { execFileSync } from "node:child_process";

import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command-error.mjs";
import { type Catalogs, catalogFile } from "./catalog";
import type { Finding } from "./rules";

/**
 * The last lines of a commit's message may name the texts whose translations were read again and still fit, or `all`:
 * `Translations-checked: nav.home, nav.call`
 */
export const trailer = "Translations-checked";

/** A change of the catalogs: in a commit, or in the working tree, which is the last one. */
export interface Change {
  /** Keys or `all`: their translations were found to fit what Polish says after this change. */
  readonly checked: readonly string[];
  /** The texts of the changed files by key, before and after. */
  readonly files: readonly {
    readonly locale: Locale;
    readonly before: ReadonlyMap<string, string>;
    readonly after: ReadonlyMap<string, string>;
  }[];
}

/**
 * The words without regard to where a line may end: an exchanged space, a joiner or a hyphen needs no other
 * translation.
 */
const wordsOf = (text: string | undefined) =>
  text
    ?.replace(/[\u00ad\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** A text that changed in Polish after its translations did. */
export interface OutdatedTranslation {
  readonly key: string;
  /** The Polish text before its last change. */
  readonly before: string;
  /** The languages that did not follow. */
  readonly left: readonly Locale[];
  /** Where it stands in the Polish catalog. */
  readonly line: number;
}

/**
 * Finds the texts that changed in Polish after their translations did.
 *
 * @param changes of the catalogs, the oldest first
 * @param now the catalogs as they are
 */
export function textsOlderThanPolish(changes: readonly Change[], now: Catalogs): OutdatedTranslation[] {
  const last = Object.fromEntries(locales.map((locale) => [locale, new Map<string, number>()])) as Record<
    Locale,
    Map<string, number>
  >;
  const polishBefore = new Map<string, string>();
  changes.forEach(({ files, checked }, index) => {
    for (const { locale, before, after } of files)
      for (const [key, text] of after) {
        if (wordsOf(before.get(key)) === wordsOf(text)) continue;
        last[locale].set(key, index);
        if (locale === defaultLocale) polishBefore.set(key, before.get(key) ?? "");
      }
    for (const key of checked.includes("all") ? [...last[defaultLocale].keys()] : checked)
      for (const locale of locales) last[locale].set(key, index);
  });
  return [...now[defaultLocale]].flatMap(([key, { line }]) => {
    const changed = last[defaultLocale].get(key) ?? -1;
    const left = locales.filter((locale) => changed > (last[locale].get(key) ?? -1));
    if (!left.length) return [];
    return [{ key, left, line, before: polishBefore.get(key) ?? "" }];
  });
}

/** Says which texts changed in Polish after their translations did. The parameters are those of `textsOlderThanPolish`. */
export function staleFindings(changes: readonly Change[], now: Catalogs): Finding[] {
  const file = catalogFile(defaultLocale);
  return textsOlderThanPolish(changes, now).map(({ key, before, left, line }) => {
    const says = `changed in Polish after the last translation into ${left.join(", ")}`;
    return { file, line, key, says, before };
  });
}

const git = (folder: string, args: string[], input = "") =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe", input, maxBuffer: 2 ** 30 });

/**
 * Reads how the catalogs changed since the last commit that says `Translations-checked: all`, by two calls of git.
 *
 * @param files the catalogs as they lie in the working tree, as JSON
 * @param folder of the project
 * @throws CommandError with what helps, where this is no clone, or one without its history
 */
export function readChanges(files: Readonly<Record<Locale, string>>, folder = "."): Change[] {
  let log: string;
  try {
    if (git(folder, ["rev-parse", "--is-shallow-repository"]).trim() === "true")
      throw new CommandError(
        "this clone has only its last commits. Fetch the rest: git fetch --unshallow (GitHub Actions: fetch-depth: 0)",
      );
    // --relative: this folder need not be the clone's root.
    const format = `--format=commit %(trailers:key=${trailer},valueonly,separator=%x2C)`;
    log = git(folder, ["log", "--topo-order", "--no-merges", "--raw", "--no-abbrev", "--relative", format]);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { stderr = "", message } = error as Error & { stderr?: string };
    throw new CommandError((stderr || message).trim().split("\n")[0] ?? "");
  }

  const commits = log
    .split(/^commit /m)
    .slice(1)
    .map(readCommit);
  const baseline = commits.findIndex(({ checked }) => checked.includes("all"));
  const recent = commits.slice(0, baseline < 0 ? undefined : baseline).reverse();
  const head = commits.flatMap(({ blobs }) => blobs);
  const committed = (locale: Locale) => head.find((each) => each.locale === locale)?.after;
  const blobs = new Set([
    ...recent.flatMap((commit) => commit.blobs.flatMap(({ before, after }) => [before, after])),
    ...locales.flatMap((locale) => committed(locale) ?? []),
  ]);
  const textsOf = readBlobs(
    folder,
    [...blobs].filter((hash) => /[^0]/.test(hash)),
  );
  const none: ReadonlyMap<string, string> = new Map();
  const changes: Change[] = recent.map((commit) => ({
    checked: commit.checked,
    files: commit.blobs.map(({ locale, before, after }) => ({
      locale,
      before: textsOf.get(before) ?? none,
      after: textsOf.get(after) ?? none,
    })),
  }));
  const working = locales.map((locale) => ({
    locale,
    before: textsOf.get(committed(locale) ?? "") ?? none,
    after: textsIn(files[locale]),
  }));
  return [...changes, { checked: [], files: working }];
}

/** A commit as `git log --raw` writes it: what its trailer says, and the catalogs it changed. */
function readCommit(text: string) {
  const [trailers = "", ...lines] = text.split("\n");
  const checked = trailers
    .split(",")
    .map((key) => key.trim())
    .filter(Boolean);
  const blobs = lines.flatMap((line) => {
    const [, before, after, file] = /^:\d+ \d+ (\w+) (\w+) \w+\t(.+)$/.exec(line) ?? [];
    const locale = locales.find((each) => catalogFile(each) === file);
    return locale && before && after ? [{ locale, before, after }] : [];
  });
  return { checked, blobs };
}

/** The texts of catalogs that were committed, by the hash of their file. */
function readBlobs(folder: string, hashes: readonly string[]): Map<string, ReadonlyMap<string, string>> {
  const output = Buffer.from(git(folder, ["cat-file", "--batch"], `${hashes.join("\n")}\n`));
  const texts = new Map<string, ReadonlyMap<string, string>>();
  for (let at = 0; at < output.length;) {
    const end = output.indexOf("\n", at);
    const [hash = "", , size] = output.toString("utf8", at, end).split(" ");
    texts.set(hash, textsIn(output.toString("utf8", end + 1, end + 1 + Number(size))));
    at = end + 1 + Number(size) + 1;
  }
  return texts;
}

/** The texts of a catalog by their dotted keys; none where a commit kept what is no JSON. */
function textsIn(json: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const addAll = (part: object, prefix: string) => {
    for (const [key, value] of Object.entries(part) as [string, unknown][])
      if (typeof value === "string") texts.set(prefix + key, value);
      else if (typeof value === "object" && value) addAll(value, `${prefix}${key}.`);
  };
  try {
    addAll(JSON.parse(json) as object, "");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return texts;
}
