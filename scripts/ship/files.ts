import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { ShipError } from "./ship-error";

/** Kinds of files that are shipped as they are. */
const kept = new Set(".avif .webp .png .svg .ico .jpg .woff2 .json .xml .webmanifest".split(" "));

/** Texts that are meant to be read; every other .txt is a payload of Next's router. */
const keptTexts = new Set(["robots.txt", "llms.txt", ".well-known/security.txt", "fonts/OFL.txt"]);

/** Folders and files that only Next's runtime asks for; the error document is 404.html. */
const dropped = (file: string) =>
  file.startsWith("_next/") ||
  file.startsWith("_not-found/") ||
  file.startsWith("404/") ||
  (file.endsWith(".txt") && /^(index|__next\..*|_not-found|404)\.txt$/.test(path.posix.basename(file)));

/**
 * Sorts the files of an export into pages, files to ship and files to leave behind.
 *
 * @param exported folder of the export
 * @throws ShipError for a kind of file that nobody has decided about
 */
export function sortFiles(exported: string): { pages: string[]; files: string[] } {
  const pages: string[] = [];
  const files: string[] = [];
  for (const entry of readdirSync(exported, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(exported, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/");
    if (dropped(file)) continue;
    if (file.endsWith(".html")) pages.push(file);
    else if (keptTexts.has(file) || kept.has(path.extname(file))) files.push(file);
    else
      throw new ShipError(
        `Unknown kind of file in the export: ${file}. Decide on it in scripts/ship/files.ts.`,
      );
  }
  return { pages: pages.sort(), files: files.sort() };
}

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
