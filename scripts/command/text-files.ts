import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

import { CommandError } from "./command.mjs";

const help = 'Save it as UTF-8 without a byte-order mark (Visual Studio Code: "Save with Encoding", UTF-8).';

/**
 * Names an encoding other than UTF-8 by the byte-order mark (Unicode 16.0, section 23.8) or the bytes.
 *
 * @returns undefined for UTF-8 with or without a byte-order mark
 */
export function foreignEncoding(bytes: Buffer): string | undefined {
  if (bytes.length >= 2) {
    const mark = bytes.readUInt16BE(0);
    if (mark === 0xfffe) return "UTF-16 LE";
    if (mark === 0xfeff) return "UTF-16 BE";
  }
  // UTF-16 has a zero byte in each Latin letter; text in UTF-8 has none.
  const zero = bytes.indexOf(0);
  if (zero >= 0) return zero % 2 ? "UTF-16 LE" : "UTF-16 BE";
  return isUtf8(bytes) ? undefined : "another encoding than UTF-8, perhaps Windows-1250";
}

/** Returns a sentence with the file's encoding and the remedy. */
export function encodingSentence(file: string, encoding: string): string {
  return `${file} is saved as ${encoding}. ${help}`;
}

/**
 * Reads a file in UTF-8. Some of the programs that read it treat a byte-order mark as a letter.
 *
 * @param name the file's name in messages, if not its path
 * @throws CommandError if it is not UTF-8 without a byte-order mark
 */
export function readUtf8(file: string, name = file): string {
  const bytes = readFileSync(file);
  const encoding = foreignEncoding(bytes);
  if (encoding) throw new CommandError(encodingSentence(name, encoding));
  const text = bytes.toString();
  if (text.startsWith("\ufeff"))
    throw new CommandError(encodingSentence(name, "UTF-8 with a byte-order mark"));
  return text;
}

/** Writes a file only if its text changed: file watchers do not react otherwise. */
export function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/** Replaces a file at once: readers never see an incomplete file, and an interrupted run leaves none. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.partial`, content);
  renameSync(`${file}.partial`, file);
}
