import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

/** The weights that a card writes with. */
export type Weight = 500 | 800;

/** Latin alone has no ł or ż. Two families, because of two fonts with one name the drawing only sees one. */
const alphabets = ["latin", "latin-ext"] as const;

export const fontFamily = alphabets.join(", ");

/**
 * The font of the cards. It comes from a package, because the site's own files are WOFF2 and variable, and the drawing can
 * read neither.
 */
export const cardFonts = ([500, 800] as const).flatMap((weight) =>
  alphabets.map((name) => ({ name, weight, style: "normal" as const, data: fontFile(name, weight) })),
);

function fontFile(alphabet: string, weight: Weight): Buffer {
  // Node looks for the package as it does for any other, from the project upwards.
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  return readFileSync(resolve(`@fontsource/archivo/files/archivo-${alphabet}-${weight}-normal.woff`));
}

const advances = new Map<Weight, (character: string) => number>();
for (const weight of [500, 800] as const) {
  const files = cardFonts.filter((font) => font.weight === weight).map(({ data }) => advancesIn(data));
  advances.set(weight, (character) => {
    const found = files.map((file) => file(character)).find((advance) => advance !== undefined);
    if (found === undefined) throw new Error(`The font of the cards has no "${character}".`);
    return found;
  });
}

/**
 * Measures a line as the drawing of a card sets it, without kerning, which only makes it narrower.
 *
 * @param size of the font, px
 * @returns pixels
 * @throws an error for a character that the font has not
 */
export function widthOf(line: string, size: number, weight: Weight): number {
  const advance = advances.get(weight);
  return advance ? [...line].reduce((sum, character) => sum + advance(character), 0) * size : 0;
}

/**
 * Reads how wide the characters of a font are (WOFF 1.0; OpenType's tables head, hhea, hmtx, and cmap in format 4).
 *
 * @returns a function from a character to its width as a share of the font's size; undefined for one that the font has not
 */
function advancesIn(woff: Buffer): (character: string) => number | undefined {
  const tables = new Map<string, Buffer>();
  for (let entry = 44; entry < 44 + 20 * woff.readUInt16BE(12); entry += 20) {
    const [start, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    tables.set(woff.toString("latin1", entry, entry + 4), packed < size ? inflateSync(bytes) : bytes);
  }
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`A font of the cards has no table "${tag}".`);
    return found;
  };
  const [unitsPerEm, metrics, hmtx] = [
    table("head").readUInt16BE(18),
    table("hhea").readUInt16BE(34),
    table("hmtx"),
  ];
  const glyphOf = glyphsIn(table("cmap"));
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    return glyph ? hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1)) / unitsPerEm : undefined;
  };
}

/** Reads which glyph a character has; zero for none. @throws an error where the table has no part in format 4 */
function glyphsIn(cmap: Buffer): (code: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error("A font of the cards has no cmap in format 4.");
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const column = (index: number, segment: number) =>
    start + 14 + 2 * (index * segments + segment) + (index > 0 ? 2 : 0);
  return (code) => {
    for (let segment = 0; segment < segments; segment++) {
      if (code > cmap.readUInt16BE(column(0, segment))) continue;
      const first = cmap.readUInt16BE(column(1, segment));
      if (code < first) return 0;
      const [delta, range] = [cmap.readUInt16BE(column(2, segment)), cmap.readUInt16BE(column(3, segment))];
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(column(3, segment) + range + 2 * (code - first));
      return glyph && (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
