import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

import { CommandError } from "./command.mjs";

/**
 * Returns a sentence about a file that is not in UTF-8. UTF-16 has a zero byte in each Latin letter.
 *
 * @param allowsMark whether its programs skip a byte-order mark; others read it as a letter
 */
export function encodingFault(name: string, bytes: Buffer, allowsMark = false): string | undefined {
  const hasMark = bytes.toString().startsWith("\ufeff");
  if (isUtf8(bytes) && !bytes.includes(0) && (allowsMark || !hasMark)) return undefined;
  return `${name} has another encoding than UTF-8 without a byte-order mark. Save it as that (Visual Studio Code: "Save with Encoding", UTF-8).`;
}

/**
 * Reads a file in UTF-8.
 *
 * @param name the file's name in messages, if not its path
 * @throws CommandError if it is not UTF-8 without a byte-order mark
 */
export function readUtf8(file: string, name = file): string {
  const bytes = readFileSync(file);
  const fault = encodingFault(name, bytes);
  if (fault) throw new CommandError(fault);
  return bytes.toString();
}

/** Returns a record as JSON with an entry a line, which git compares. */
export function manifestText(record: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(record).map((entry) => entry.map((part) => JSON.stringify(part)).join(": "));
  return `{\n  ${lines.join(",\n  ")}\n}\n`;
}

/** Writes a record as JSON only if it changed: file watchers do not react otherwise. */
export function writeManifest(file: string, record: Readonly<Record<string, unknown>>): void {
  const text = manifestText(record);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/** Replaces a file at once: readers never see an incomplete file, and an interrupted run leaves none. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.partial`, content);
  renameSync(`${file}.partial`, file);
}
