import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { unzipSync, zipSync } from "fflate";

import { fileType } from "../../scripts/built/file-types";
import { CommandError } from "../../scripts/command/command-error.mjs";
import type { Release } from "./release-log";
import type { BroughtFile, SiteFile } from "./site-files";

/** Where what a release has under fixed addresses lies, beside the site: the next one puts its own in its place. */
export function packName(id: string): string {
  return `releases/${id}.zip`;
}

/** Whether a file is such a pack, of whatever release. */
export function isPack(file: string): boolean {
  return file.startsWith("releases/");
}

/** The beginning of a ZIP file's calendar, in whatever zone: the same files make the same pack. */
const noTime = new Date(1980, 0, 1);

/** Packs what the next release replaces. What is hashed stays where it is for as long as the release is in the record. */
export function pack(site: readonly BroughtFile[]): Uint8Array {
  const replaced = site.filter(({ kind }) => kind !== "hashed");
  const entries = replaced.map(({ file, source }) => [file, readFileSync(source)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: noTime });
}

/**
 * Lays the files of an earlier release out from its pack.
 *
 * @param bytes the pack
 * @param folder where to
 * @returns all files of the release; those that are up already have no source
 * @throws CommandError when the pack is damaged, or not of that release
 */
export function unpack({ id, files }: Release, bytes: Uint8Array, folder: string): SiteFile[] {
  const packed = unzipped(id, bytes);
  return Object.entries(files).map(([file, digest]) => {
    const content = packed[file];
    const { kind, type } = fileType(file);
    if (!content && kind === "hashed") return { file, digest, kind, type };
    if (!content || createHash("sha256").update(content).digest("hex") !== digest)
      throw new CommandError(`${packName(id)} holds no ${file} as the release had it.`);
    const source = join(folder, file);
    mkdirSync(dirname(source), { recursive: true });
    writeFileSync(source, content);
    return { file, source, digest, kind, type };
  });
}

function unzipped(id: string, bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes);
  } catch (error) {
    throw new CommandError(`${packName(id)} can't be read: ${(error as Error).message}.`);
  }
}
