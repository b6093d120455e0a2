import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { fileType } from "../built/file-types";
import { filesBelow } from "../built/files-below";
import { CommandError } from "../command/command-error.mjs";

/** What only Next's runtime asks for, and styles, which pages carry themselves; the error document is 404.html. */
const dropped = (file: string) =>
  file.endsWith(".css") ||
  file.startsWith("_next/") ||
  file.startsWith("_not-found/") ||
  file.startsWith("404/") ||
  (file.endsWith(".txt") && /^(index|__next\..*|_not-found|404)\.txt$/.test(path.posix.basename(file)));

/**
 * Sorts the files of an export into pages, files to ship and files to leave behind.
 *
 * @param exported folder of the export
 * @param given folder of the files that Next only copies
 * @throws CommandError for a file that nobody has decided about
 */
export function sortFiles(exported: string, given = "public"): { pages: string[]; files: string[] } {
  const pages: string[] = [];
  const files: string[] = [];
  for (const file of filesBelow(exported)) {
    if (dropped(file)) continue;
    const isPage = fileType(file).kind === "page";
    if (isPage && existsSync(path.join(given, file))) throw new CommandError(noPage(path.join(given, file)));
    (isPage ? pages : files).push(file);
  }
  return { pages, files };
}

const noPage = (file: string) =>
  `${file} is no page of the site. A search engine's proof of the owner is known by its name (google….html, yandex_….html, ` +
  "BingSiteAuth.xml): put it there as the engine gave it, or take the record in the DNS instead, which needs no file.";

/** Copies files from the export to the site. */
export function copyFiles(files: readonly string[], exported: string, out: string): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    cpSync(path.join(exported, file), path.join(out, file));
  }
}

/** Reads a page of the export, turns it and writes it to the site. */
export function turnPage(page: string, exported: string, out: string, turn: (html: string) => string): void {
  const target = path.join(out, page);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, turn(readFileSync(path.join(exported, page), "utf8")));
}
