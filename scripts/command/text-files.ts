import { isUtf8 } from "node:buffer";
import { readFileSync, renameSync, writeFileSync } from "node:fs";

import { CommandError } from "./command.mjs";

/**
 * Reads a file in UTF-8.
 *
 * @param name the file's name in messages, if not its path
 * @throws CommandError if it has another encoding
 */
export function readUtf8(file: string, name = file): string {
  const bytes = readFileSync(file);
  if (isUtf8(bytes)) return bytes.toString();
  throw new CommandError(
    `${name} is not in UTF-8. Save it as that (Visual Studio Code: "Save with Encoding").`,
  );
}

/** Returns a record as JSON with an entry a line, which git compares. */
export function manifestText(record: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(record).map((entry) => entry.map((part) => JSON.stringify(part)).join(": "));
  return `{\n  ${lines.join(",\n  ")}\n}\n`;
}

/** Replaces a file at once: readers never see an incomplete file, and an interrupted run leaves none. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.partial`, content);
  renameSync(`${file}.partial`, file);
}
