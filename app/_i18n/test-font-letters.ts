import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** Index of the table with the character codes in WOFF2's list of known tags (W3C WOFF2, 4.1). */
const codesTag = 0;
/** Indices of the tables `glyf` and `loca`, whose transform 0 changes their length. */
const transformed = [10, 11];

/**
 * Returns the characters that a WOFF2 file has a glyph for.
 *
 * @param file path of the font
 * @throws Error if the file holds no table of characters in format 4 (OpenType, cmap)
 */
export function fontLetters(file: string): Set<string> {
  const font = readFileSync(file);
  const tables = font.readUInt16BE(12);
  const compressed = font.readUInt32BE(20);
  let at = 48;
  /** Reads a number of up to five bytes, seven bits each (UIntBase128). */
  const number = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; value = value * 128 + (byte & 0x7f)) byte = font.readUInt8(at++);
    return value;
  };
  let offset = 0;
  let start = -1;
  for (let index = 0; index < tables; index += 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & 0x3f;
    if (tag === 0x3f) at += 4;
    const length = number();
    const isTransformed = transformed.includes(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (tag === codesTag) start = offset;
    offset += isTransformed ? number() : length;
  }
  const cmap = brotliDecompressSync(font.subarray(at, at + compressed)).subarray(start);
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (table.readUInt16BE(0) === 4) return lettersOf(table);
  }
  throw new Error(`${file} has no table of characters in format 4.`);
}

/** Returns the characters of a table in format 4: pairs of a segment's last and first code. */
function lettersOf(table: Buffer): Set<string> {
  const bytes = table.readUInt16BE(6);
  const letters = new Set<string>();
  for (let at = 0; at < bytes; at += 2) {
    const [last, first] = [table.readUInt16BE(14 + at), table.readUInt16BE(16 + bytes + at)];
    for (let code = first; code <= last && code < 0xffff; code += 1) letters.add(String.fromCodePoint(code));
  }
  return letters;
}
